import TintypeText

/// A number that grows with the user's preferred size of text.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value

  /// Creates a number that grows as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    base = wrappedValue
    style = textStyle
    scaled = wrappedValue
  }

  /// The number at the preferred size of text.
  public var wrappedValue: Value { scaled }

  /// Reads the preferred size of text.
  @_documentation(visibility: internal)
  public mutating func connect(to connection: PropertyConnection) {
    let environment = connection.environment
    var usual = environment
    usual.dynamicTypeSize = .large
    let size = Font.system(style).request(at: environment.dynamicTypeSize, TextAttributes()).size
    let usualSize = Font.system(style).request(at: usual.dynamicTypeSize, TextAttributes()).size
    guard usualSize > 0 else { return }
    scaled = base * Value(size / usualSize)
  }
}
