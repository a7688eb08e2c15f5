/// What code of an author's makes once every view has its position, made once however often it is drawn.
///
/// The code runs on the main actor before the render is handed over; afterwards any thread reads what it made.
package final class Recording<Input, Value> {
  private var make: (@MainActor (Input) -> Value)?
  /// What was made; nil before the code ran.
  package private(set) var value: Value?

  /// Creates a recording of code that has not run.
  ///
  /// - Parameter make: the code.
  package init(_ make: @escaping @MainActor (Input) -> Value) { self.make = make }

  /// Creates a recording of what needs no code.
  ///
  /// - Parameter value: what is read.
  package init(_ value: Value) { self.value = value }

  /// Runs the code, where it has not run, and lets go of it.
  ///
  /// - Parameter input: what it is given.
  @MainActor package func record(_ input: Input) {
    guard let make else { return }
    self.make = nil
    value = make(input)
  }
}
