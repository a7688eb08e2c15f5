import TintypeDrawing
import TintypeText

/// Turns a text and its attributes into runs.
@MainActor
struct TextRunBuilder {
  let resolver: ViewResolver
  /// What the text reads of its environment.
  let setting: TextSetting
  var runs: [TextRun] = []
  var paints: [ResolvedPaint] = []
  var attachments: [Int32: any InlinePicture] = [:]
  /// The marks for a renderer, by the tags of runs.
  var marks: [Int32: CustomTextAttributes] = [:]
  /// What is said in place of some of the characters, with where these are in UTF-8.
  private var labels: [(range: Range<Int>, text: Text)] = []
  /// The height of lines that the first attributed part asks for; nil for none.
  var lineHeight: AttributedString.LineHeight?

  init(_ text: Text, in resolver: ViewResolver) {
    self.resolver = resolver
    setting = resolver.textSetting
    add(text, setting.attributes)
  }

  /// The characters.
  var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

  /// What assistive technology says; nil for the characters.
  var speech: String? {
    guard !labels.isEmpty else { return nil }
    var bytes = Array(string.utf8)
    for (range, text) in labels.reversed() {
      bytes.replaceSubrange(range, with: resolver.text(of: text).utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func add(_ text: Text, _ outer: TextAttributes?) {
    guard let label = text.ownAttributes?.values.label else { return addParts(of: text, outer) }
    let (start, count) = (string.utf8.count, labels.count)
    addParts(of: text, outer)
    // The label of a whole wins over those of its parts.
    labels.removeSubrange(count...)
    labels.append((start..<string.utf8.count, label))
  }

  private mutating func addParts(of text: Text, _ outer: TextAttributes?) {
    guard case .pair(let pair) = text.storage else { return addPlain(text, outer) }
    let attributes = Self.attributes(of: text, outer)
    // A sum can be deeper than calls inside calls could go.
    var rest = [(pair.second, attributes), (pair.first, attributes)]
    while let (text, outer) = rest.popLast() {
      guard case .pair(let pair) = text.storage, text.ownAttributes?.values.label == nil else {
        add(text, outer)
        continue
      }
      let attributes = Self.attributes(of: text, outer)
      rest += [(pair.second, attributes), (pair.first, attributes)]
    }
  }

  /// What a text has of its own, and of what is around; nil for nothing.
  private static func attributes(of text: Text, _ outer: TextAttributes?) -> TextAttributes? {
    guard let own = text.ownAttributes else { return outer }
    return outer.map { own.values.over($0) } ?? own.values
  }

  /// Adds a text that is no sum.
  ///
  /// Attributes are as long as a sentence: they are put together only where there are some of the text's and some of
  /// what is around.
  private mutating func addPlain(_ text: Text, _ outer: TextAttributes?) {
    guard let own = text.ownAttributes else { return add(text.storage, outer ?? TextAttributes()) }
    if let outer {
      add(text.storage, own.values.over(outer))
    } else {
      add(text.storage, own.values)
    }
  }

  /// Adds what is no sum.
  private mutating func add(
    _ storage: Text.Storage, _ attributes: TextAttributes,
    in location: StringSource = StringSource()
  ) {
    let environment = setting.environment
    switch storage {
    case .string(let string): add(string, attributes)
    case .markdown(let source):
      let source = environment.translation(of: source, in: location) ?? source
      let phrases = GrammarAgreement.applied(to: source, locale: environment.locale)
      guard InlineMarkdown.hasMarks(phrases) else { return add(phrases, attributes) }
      for span in InlineMarkdown.spans(of: phrases) { add(span, attributes) }
    case .attributed(let string): add(string, attributes)
    case .formatted(let format): add(format(environment), attributes)
    case .image(let image): add(image, attributes)
    case .parts(let parts):
      add(environment.translation(of: parts, in: location) ?? parts, attributes)
    case .localized(let inner, let location): add(inner, attributes, in: location)
    case .pair: break
    }
  }

  /// Adds a literal with interpolated parts: marks of the literal reach over the parts inside them.
  private mutating func add(
    _ parts: [LocalizedStringKey.StringInterpolation.Part], _ outer: TextAttributes
  ) {
    let source = parts.enumerated().map { index, part in
      if case .literal(let literal) = part { literal } else { InlineMarkdown.placeholder(index) }
    }.joined()
    let phrases = GrammarAgreement.applied(
      to: source, locale: resolver.environment.locale
    ) { character in
      guard let part = InlineMarkdown.part(character), part < parts.count,
        case .text(_, let argument) = parts[part]
      else { return nil }
      return argument.value
    }
    for var span in InlineMarkdown.spans(of: phrases) {
      let text = span.text
      span.text = ""
      for character in text {
        guard let part = InlineMarkdown.part(character), part < parts.count,
          case .text(let text, _) = parts[part]
        else {
          span.text.append(character)
          continue
        }
        add(span, outer)
        add(text, attributes(of: span, outer))
        span.text = ""
      }
      add(span, outer)
    }
  }

  private mutating func add(_ span: InlineMarkdown.Span, _ outer: TextAttributes) {
    add(span.text, attributes(of: span, outer))
  }

  private func attributes(
    of span: InlineMarkdown.Span, _ outer: TextAttributes
  ) -> TextAttributes {
    var attributes = outer
    if span.isBold { attributes.isBold = true }
    if span.isItalic { attributes.isItalic = true }
    if span.isCode { attributes.design = .monospaced }
    if span.isStruck {
      attributes.strikethrough = .init(isActive: true, pattern: .solid, color: nil)
    }
    if span.link != nil { attributes.style = Color.accentColor }
    return attributes
  }

  private mutating func add(_ string: AttributedString, _ outer: TextAttributes) {
    for run in string.runs {
      lineHeight = lineHeight ?? run[TintypeAttributes.LineHeightAttribute.self]
      var attributes = run.tintypeAttributes.over(outer)
      if run.link != nil, attributes.style == nil { attributes.style = Color.accentColor }
      add(String(string[run.range].characters), attributes)
    }
  }

  private mutating func add(_ string: String, _ attributes: TextAttributes) {
    guard !string.isEmpty else { return }
    let environment = setting.environment
    let string = setting.textCase == nil ? string : environment.cased(string)
    // Fonts are not handed on as one or the other, which would copy them.
    let font =
      if let own = attributes.font {
        resolver.fontRequest(own, attributes)
      } else {
        resolver.fontRequest(setting.font, attributes)
      }
    if !font.features.isEmpty,
      let small = SmallCapitals(
        font, library: resolver.resources.fonts, locale: environment.locale)
    {
      for part in small.parts(of: string) {
        var request = font
        if part.isSmall { request.glyphScale *= small.scale }
        add(part.text, request, attributes)
      }
    } else {
      add(string, font, attributes)
    }
  }

  private mutating func add(
    _ string: String, _ font: FontRequest, _ attributes: TextAttributes
  ) {
    let environment = setting.environment
    let paint = attributes.style?.paint(in: environment) ?? setting.paint
    let tag = attributes.custom.isEmpty ? tag(paint) : tag(paint, markedBy: attributes.custom)
    var run = TextRun(text: string, font: font, tag: tag)
    run.tracking = attributes.tracking ?? 0
    run.kerning = attributes.kerning ?? 0
    run.baselineOffset = attributes.baselineOffset ?? 0
    run.background = attributes.background.map { self.tag(.color($0.rgba(in: environment))) }
    run.underline = decoration(attributes.underline, tag)
    run.strikethrough = decoration(attributes.strikethrough, tag)
    run.isPlaceholder = setting.redaction?.isPlaceholder == true
    if var last = runs.last {
      let text = last.text
      last.text = run.text
      // Parts that look the same are shaped as one, so that they join and kern.
      if last == run {
        runs[runs.count - 1].text = text + run.text
        return
      }
    }
    runs.append(run)
  }

  private mutating func add(_ image: Image, _ attributes: TextAttributes) {
    guard let node = resolver.imageNode(image, attributes) else { return }
    paints.append(setting.paint)
    let tag = Int32(paints.count - 1)
    attachments[tag] = node
    let font = attributes.font ?? setting.font
    var run = TextRun(
      text: "\u{FFFC}", font: resolver.fontRequest(font, attributes), tag: tag)
    run.attachment = TextRun.Attachment(
      size: node.naturalSize, baseline: node.baseline ?? node.naturalSize.height, tag: tag)
    runs.append(run)
  }

  /// The number of a paint; equal colors share theirs.
  private mutating func tag(_ paint: ResolvedPaint) -> Int32 {
    if case .color(let color) = paint,
      let index = paints.indices.last(where: {
        if case .color(let other) = paints[$0] {
          other == color && marks[Int32($0)] == nil
        } else {
          false
        }
      })
    {
      return Int32(index)
    }
    paints.append(paint)
    return Int32(paints.count - 1)
  }

  /// The number of a paint of its own, so that marked parts stay apart.
  private mutating func tag(
    _ paint: ResolvedPaint, markedBy custom: CustomTextAttributes
  ) -> Int32 {
    paints.append(paint)
    let tag = Int32(paints.count - 1)
    marks[tag] = custom
    return tag
  }

  private mutating func decoration(
    _ style: TextAttributes.LineStyle?, _ runTag: Int32
  ) -> TextRun.Decoration? {
    guard let style, style.isActive else { return nil }
    var lineTag = runTag
    if let color = style.color {
      lineTag = tag(.color(color.rgba(in: setting.environment)))
    }
    let pattern: TextRun.Decoration.Pattern =
      switch style.pattern {
      case .solid: .solid
      case .dot: .dot
      case .dash: .dash
      case .dashDot: .dashDot
      case .dashDotDot: .dashDotDot
      }
    return TextRun.Decoration(pattern: pattern, tag: lineTag)
  }
}
