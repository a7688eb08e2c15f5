import Synchronization

/// What a view called that does not compile here and is left out.
///
/// The tool lets functions that return nothing, or may return nil, do just that, and say so here: a picture tells what
/// its view went without.
public enum Omissions {
  private static let sentences = Mutex<[String]>([])

  /// Notes a function that was called and did nothing.
  ///
  /// - Parameter what: a sentence about it; it is told once.
  public static func note(_ what: String) {
    sentences.withLock { if !$0.contains(what) { $0.append(what) } }
  }

  /// What was noted since the view began, in the order of the calls.
  static var noted: [String] { sentences.withLock { $0 } }

  /// Begins with a view.
  static func forget() { sentences.withLock { $0 = [] } }
}
