import Testing
import TintypeSnapshots

/// What a case of a parameterized test was given.
enum TestArguments {
  /// The arguments as a person reads them, such as `dark, 2`; nil for a test without parameters.
  ///
  /// Swift Testing does not give them away. A mirror shows them, and where a later version keeps them
  /// elsewhere, what the case says of itself still tells it from others.
  static func text(of testCase: Test.Case) -> String? {
    guard testCase.isParameterized else { return nil }
    guard let arguments = child("arguments", of: testCase, depth: 4) else {
      return String(PixelDigest.of(Array(String(reflecting: testCase).utf8)).prefix(12))
    }
    return Mirror(reflecting: arguments).children.map { argument in
      let value = child("value", of: argument.value, depth: 1) ?? argument.value
      return (value as? String) ?? String(describingForTest: value)
    }.joined(separator: ", ")
  }

  /// Arguments as part of a file's name; never empty.
  static func name(_ arguments: String) -> String {
    let name = SnapshotLocation.component(arguments)
    return name.isEmpty ? String(PixelDigest.of(Array(arguments.utf8)).prefix(12)) : name
  }

  /// The part of a value with a label, the outermost one.
  private static func child(_ label: String, of value: Any, depth: Int) -> Any? {
    let children = Mirror(reflecting: value).children
    if let found = children.first(where: { $0.label == label }) { return found.value }
    guard depth > 1 else { return nil }
    for part in children {
      if let found = child(label, of: part.value, depth: depth - 1) { return found }
    }
    return nil
  }
}
