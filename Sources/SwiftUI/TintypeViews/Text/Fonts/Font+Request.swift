import TintypeText

extension Font {
  /// What the font asks of the font library.
  ///
  /// - Parameters:
  ///   - typeSize: decides the sizes of text styles.
  ///   - attributes: weight, slant and design that modifiers add.
  /// - Returns: a request with a size in points.
  func request(
    at typeSize: DynamicTypeSize, _ attributes: TextAttributes
  ) -> FontRequest {
    var size: CGFloat
    var pitch: CGFloat?
    var weight = Weight.regular
    var boldWeight = Weight.bold
    var family = FontRequest.Family.system(.default)
    switch base {
    case .style(let style, let design, let ownWeight):
      let metrics = TextStyleTable.metrics(of: style, at: typeSize)
      (size, pitch) = metrics
      let weights = TextStyleTable.weights(of: style)
      weight = ownWeight ?? weights.plain
      boldWeight = weights.bold
      family = .system(FontRequest.Design(attributes.design ?? design ?? .default))
    case .system(let points, let ownWeight, let design):
      size = points
      weight = ownWeight ?? .regular
      family = .system(FontRequest.Design(attributes.design ?? design ?? .default))
    case .custom(let name, let points, let style):
      size = points
      if let style, typeSize != .large {
        // In the ratio of the line distances, to whole points:
        // `Rules/Text-Styles#Custom-fonts-and-text-styles`.
        let now = TextStyleTable.metrics(of: style, at: typeSize).pitch
        let base = TextStyleTable.metrics(of: style, at: .large).pitch
        size = (points * now / base).rounded()
      }
      family = .named(name)
    }
    if factor != 1 { (size, pitch) = (size * factor, pitch.map { $0 * factor }) }
    switch leadingOverride {
    case .standard: break
    case .tight: pitch = pitch.map { $0 - 2 }
    case .loose: pitch = pitch.map { $0 + 2 }
    }
    if hasTightLines { pitch = nil }
    weight = attributes.weight ?? weightOverride ?? weight
    if attributes.isBold ?? isBold {
      weight = weight.value > boldWeight.value ? weight : boldWeight
    }
    let width = attributes.width ?? widthOverride ?? .standard
    var request = FontRequest(
      family: family, size: max(size, 0), weight: weight.value, width: 100 + 50 * width.value,
      isItalic: attributes.isItalic ?? isItalic,
      features: attributes.features.isEmpty ? features : features + attributes.features,
      pitch: pitch)
    // Recorded from Apple: other designs and custom fonts keep their size.
    if attributes.scale == .secondary, family == .system(.default) {
      request.glyphScale = SecondaryScale.factor(size: size, weight: weight)
    }
    return request
  }
}

extension FontRequest.Design {
  init(_ design: Font.Design) {
    switch design {
    case .default: self = .default
    case .serif: self = .serif
    case .rounded: self = .rounded
    case .monospaced: self = .monospaced
    }
  }
}
