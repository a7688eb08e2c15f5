import TintypeGeometry
import TintypeSymbols
import TintypeText

extension ViewResolver {
  /// A symbol as it is drawn in the current environment; nil where its set is missing, which is reported.
  func symbolNode(
    _ image: Image, named base: String, value: Double?, _ attributes: TextAttributes
  ) -> (any InlinePicture)? {
    guard !base.isEmpty else { return nil }
    // A control's own signs are as bold as the control says, whatever its label is.
    let request =
      (environment.symbolFont ?? image.configuration?.font)?.request(
        at: environment.dynamicTypeSize, TextAttributes())
      ?? (attributes.font ?? environment.font ?? .body).request(
        at: environment.dynamicTypeSize, attributes)
    if let redaction = environment.redaction, redaction.isPlaceholder {
      return SymbolRedaction(side: request.size, paint: redaction.paint)
    }
    let names = environment.symbolVariants.names(of: base)
    let name = names.first { resources.hasSymbol($0) } ?? base
    let wanted = SymbolRequest(
      name: name, pointSize: request.size,
      weight: SymbolWeight(fontWeight: image.configuration?.weight?.value ?? request.weight),
      scale: (image.configuration?.scale ?? environment.imageScale).symbolScale)
    do throws(SymbolSetError) {
      guard let symbol = try resources.symbol(wanted) else {
        return placeholder(wanted, attributes)
      }
      if let standIn = symbol.standIn, resources.mentions(name) {
        report("draws the symbol \"\(name)\" with a stand-in: \(standIn)")
      }
      return node(symbol, as: wanted, image, value, attributes)
    } catch {
      resources.report(.missingSymbols(set: error.set, package: error.package, path: error.path))
      report("cannot show the symbol \"\(name)\": \(error)")
      return nil
    }
  }

  private func node(
    _ symbol: DrawnSymbol, as request: SymbolRequest, _ image: Image, _ value: Double?,
    _ attributes: TextAttributes
  ) -> SymbolNode {
    let name = request.name
    let isMirrored =
      environment.layoutDirection == .rightToLeft && SymbolNames.isMirrored(name)
    var litSteps: Int?
    if let value {
      let count = symbol.shape.stepCount
      if count == 0 {
        report("draws the symbol \"\(name)\" whole: its parts show no amount")
      } else {
        // A step is lit as soon as the amount is beyond the steps before it.
        litSteps = Int(clamped: (min(max(value, 0), 1) * Double(count)).rounded(.up))
      }
    }
    return SymbolNode(
      symbol, as: request, paints(of: name, image, attributes),
      isResizable: image.capInsets != nil, isMirrored: isMirrored, litSteps: litSteps)
  }

  /// What the parts are painted with (`Rules/Symbols#Rendering-modes`).
  private func paints(
    of name: String, _ image: Image, _ attributes: TextAttributes
  ) -> SymbolNode.Paints {
    let primary = attributes.style?.paint(in: environment) ?? environment.foregroundPaint(level: 0)
    if let colors = image.configuration?.colors, !colors.isEmpty {
      let paints = colors.map { ResolvedPaint.color($0.rgba(in: environment)) }
      return .ranked(paints, isTranslucent: false)
    }
    if let tint = image.tint { return .plain(.color(tint.rgba(in: environment))) }
    let levels = attributes.style == nil ? environment.foregroundStyles.count : 1
    var mode = image.symbolMode ?? environment.symbolRenderingMode
    switch image.templateMode {
    case .original: mode = .multicolor
    case .template: mode = .monochrome
    case nil: break
    }
    if mode == nil, levels > 1 { mode = .palette }
    switch mode {
    case .multicolor:
      guard let colors = SymbolColors.colors(of: name) else { return .plain(primary) }
      return .ranked(
        colors.map { $0.map { .color($0.rgba(in: environment)) } ?? primary },
        isTranslucent: false)
    case .palette where levels > 1:
      return .ranked(
        (0..<levels).map { environment.foregroundPaint(level: $0) }, isTranslucent: false)
    case .hierarchical, .palette:
      return .ranked([1, 0.5, 0.25].map { primary.opacity($0) }, isTranslucent: true)
    default: return .plain(primary)
    }
  }

  private func placeholder(
    _ wanted: SymbolRequest, _ attributes: TextAttributes
  ) -> SymbolPlaceholder {
    if resources.mentions(wanted.name) {
      let hint = SymbolNames.nearest(to: wanted.name).map { "did you mean \"\($0)\"? Else " } ?? ""
      report(
        "has no drawing of the symbol \"\(wanted.name)\": a tile with its name stands there; \(hint)"
          + "put one into Symbols/\(wanted.name).svg beside the source")
    }
    let paint = attributes.style?.paint(in: environment) ?? environment.foregroundPaint(level: 0)
    let metrics = SymbolMetrics.ofPlaceholder(wanted)
    return SymbolPlaceholder(
      size: metrics.size, baseline: metrics.size.height - metrics.descent,
      label: tileLabel(
        wanted.name.replacingOccurrences(of: ".", with: ".\n"), style: attributes.style),
      tint: paint, name: wanted.name)
  }

  /// A name on what stands for something else.
  func tileLabel(_ text: String, style: (any ShapeStyle)?) -> TileLabel? {
    let outer = environment
    var plain = TextAttributes()
    plain.font = Font.system(size: 10, weight: .medium)
    plain.style = style
    environment.lineLimit = nil
    environment.multilineTextAlignment = .center
    environment.textAttributes = plain
    defer { environment = outer }
    return textNode(of: Text(verbatim: text)).map { TileLabel(text: $0) }
  }
}

extension Image.Scale {
  /// The same in the words of the symbol library.
  var symbolScale: SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}
