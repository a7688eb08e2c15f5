import TintypeText

extension Font {
  /// What a font is resolved with: the preferred size of text, and the fonts that are there.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    let typeSize: DynamicTypeSize
    let library: FontLibrary

    /// Whether two contexts resolve every font alike.
    public static func == (a: Context, b: Context) -> Bool {
      a.typeSize == b.typeSize && a.library === b.library
    }

    /// Feeds the size of text.
    public func hash(into hasher: inout Hasher) { hasher.combine(typeSize) }

    /// The size of text.
    public var debugDescription: String { "Font.Context(dynamicTypeSize: \(typeSize))" }
  }

  /// A font whose size and face are settled.
  public struct Resolved: Hashable, Sendable {
    private let request: FontRequest
    /// The distance between lines that was asked for.
    public let leading: Font.Leading
    /// The font with its measures.
    public let ctFont: CTFont

    init(_ request: FontRequest, leading: Font.Leading, library: FontLibrary) {
      self.request = request
      self.leading = leading
      ctFont = UIFont(request, library: library)
    }

    /// Whether two fonts draw the same letters in the same lines.
    public static func == (a: Resolved, b: Resolved) -> Bool {
      a.request == b.request && a.leading == b.leading
    }

    /// Feeds the face and its size.
    public func hash(into hasher: inout Hasher) { hasher.combine(request) }

    /// The size of an em, in points.
    public var pointSize: CGFloat { request.size }
    /// The thickness of strokes.
    public var weight: Font.Weight { Font.Weight(value: request.weight) }
    /// The width of characters.
    public var width: Font.Width { Font.Width((request.width - 100) / 50) }
    /// Whether the font is semibold or thicker.
    public var isBold: Bool { request.weight >= Font.Weight.semibold.value }
    /// Whether the font is slanted.
    public var isItalic: Bool { request.isItalic }
    /// Whether narrow and wide letters of the face are equally wide.
    public var isMonospaced: Bool { ctFont.measures.isMonospaced }
    /// Whether all letters are small capitals.
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    /// Whether lowercase letters are small capitals.
    public var isLowercaseSmallCaps: Bool { request.features.contains(.lowercaseSmallCaps) }
    /// Whether capitals are small ones.
    public var isUppercaseSmallCaps: Bool { request.features.contains(.uppercaseSmallCaps) }
  }

  /// The font as it is in an environment.
  ///
  /// - Parameter context: `EnvironmentValues.fontResolutionContext`.
  /// - Returns: size, weight and measures of what is drawn with it.
  public func resolve(in context: Context) -> Resolved {
    Resolved(
      request(at: context.typeSize, TextAttributes()), leading: leadingOverride,
      library: context.library)
  }

  /// The font of a request, at its size whatever the preferred size of text.
  init(_ request: FontRequest) {
    let weight = Weight(value: request.weight)
    switch request.family {
    case .system(let design):
      self = .system(size: request.size, weight: weight, design: Design(design))
    case .named(let name): self = .custom(name, fixedSize: request.size).weight(weight)
    }
    isItalic = request.isItalic
    features = request.features
    widthOverride = Width((request.width - 100) / 50)
  }
}

extension Font.Design {
  fileprivate init(_ design: FontRequest.Design) {
    switch design {
    case .default: self = .default
    case .serif: self = .serif
    case .rounded: self = .rounded
    case .monospaced: self = .monospaced
    }
  }
}

extension EnvironmentValues {
  /// What fonts are resolved with.
  public var fontResolutionContext: Font.Context {
    Font.Context(
      typeSize: dynamicTypeSize, library: fontLibrary)
  }
}
