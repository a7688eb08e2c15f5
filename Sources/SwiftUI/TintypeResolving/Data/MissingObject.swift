/// What is said where the environment has no object of a type.
package enum MissingObject {
  /// The words by which a tool knows that it was this that ended a program.
  package static let mark = " is in the environment; add ."

  /// Says it.
  ///
  /// - Parameters:
  ///   - type: the type of the object.
  ///   - remedy: the modifier that gives it, without its dot.
  /// - Returns: the sentence.
  static func message(_ type: Any.Type, remedy: String) -> String {
    "no object of type \(type)\(mark)\(remedy)"
  }
}
