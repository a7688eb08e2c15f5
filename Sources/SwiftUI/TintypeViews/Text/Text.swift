/// Lines of text.
///
/// A text takes no more space than its longest line needs. It wraps where the width is short, and
/// drops the lines for which the height is short.
public nonisolated struct Text: PrimitiveView {
  /// The look of a line under or through text.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?

    /// Creates a look.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A plain line.
    public static let single = LineStyle()
  }

  /// Kept in place where it is a string, as most texts are: a box would be asked for and given back for each of them.
  enum Storage {
    case string(String)
    case markdown(String)
    indirect case attributed(AttributedString)
    /// A value that is put into words where the locale and the time zone are known.
    case formatted((EnvironmentValues) -> String)
    indirect case image(Image)
    case pair(TextPair)
    case parts([LocalizedStringKey.StringInterpolation.Part])
    /// A literal that is looked up elsewhere than in the app's main table.
    indirect case localized(Storage, StringSource)
  }

  let storage: Storage
  /// What the text's own modifiers give; nil for nothing.
  ///
  /// They are shared by copies of the text until one of them is changed.
  private(set) var ownAttributes: AttributeBox?

  /// Attributes that are shared by copies of a text.
  final class AttributeBox {
    // Written only where nobody else has the box.
    @exclusivity(unchecked) private var stored: TextAttributes

    fileprivate(set) var values: TextAttributes {
      _read { yield stored }
      _modify { yield &stored }
    }

    fileprivate init(_ values: TextAttributes) { stored = values }
  }

  /// What the text's own modifiers give.
  var attributes: TextAttributes {
    _read { yield ownAttributes?.values ?? TextAttributes() }
    _modify {
      // The text's own reference is given up for the question whether it is the only one.
      var box = ownAttributes.take() ?? AttributeBox(TextAttributes())
      if !isKnownUniquelyReferenced(&box) { box = AttributeBox(box.values) }
      ownAttributes = box
      yield &box.values
    }
  }

  nonisolated init(storage: Storage) { self.storage = storage }

  /// Creates text of a string as it is.
  public nonisolated init(verbatim content: String) { self.init(storage: .string(content)) }

  /// Creates text of a string as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ content: S) {
    self.init(storage: .string(String(content)))
  }

  /// Creates text of a literal, in which Markdown's inline marks have their meaning.
  ///
  /// - Parameters:
  ///   - key: the literal, which is shown as it is where there is no translation.
  ///   - tableName: the name of the files with the translations; nil for `Localizable`.
  ///   - bundle: where the files are; nil for the app's own.
  ///   - comment: for translators.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let location = StringSource(table: tableName, bundle: bundle)
    self.init(storage: location == StringSource() ? key.storage : .localized(key.storage, location))
  }

  /// Creates text of a string that is translated where it is shown.
  @_disfavoredOverload
  public nonisolated init(_ resource: LocalizedStringResource) {
    self.init(storage: .formatted { resource.string(in: $0) })
  }

  /// Creates text of an attributed string; a literal is a localized key instead.
  @_disfavoredOverload
  public nonisolated init(_ attributedContent: AttributedString) {
    self.init(storage: .attributed(attributedContent))
  }

  /// Creates text of a picture.
  public nonisolated init(_ image: Image) { self.init(storage: .image(image)) }

  /// One text after another, as one paragraph.
  public nonisolated static func + (a: Text, b: Text) -> Text {
    Text(storage: .pair(TextPair(a, b)))
  }

  /// Adds one node.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.addText(view)
  }
}

/// A string literal with Markdown marks and interpolated values.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable {
  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    enum Part {
      case literal(String)
      case text(Text, Argument = Argument())
    }

    /// What stands in the key of a translation for what is interpolated.
    struct Argument {
      /// printf's word for its kind.
      var specifier = "%@"
      /// The number that forms of nouns follow; nil for what is none.
      var value: Double?
    }

    var parts: [Part] = []

    /// Starts a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds characters of the literal.
    public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }
    /// Adds a text with attributes of its own.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }
    /// Adds a picture.
    public mutating func appendInterpolation(_ image: Image) { parts.append(.text(Text(image))) }
    /// Adds an attributed string.
    public mutating func appendInterpolation(_ string: AttributedString) {
      parts.append(.text(Text(string)))
    }
  }

  let storage: Text.Storage
  private let key: String

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    storage = .markdown(value)
    key = value
  }

  /// Creates a key from a string, in which Markdown's inline marks have their meaning.
  public init(_ value: String) { self.init(stringLiteral: value) }

  /// Creates a key from a literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) {
    storage = .parts(stringInterpolation.parts)
    key = stringInterpolation.parts.map { "\($0)" }.joined()
  }

  /// Whether two keys have the same characters.
  public static func == (a: Self, b: Self) -> Bool { a.key == b.key }
  /// Hashes the characters.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
