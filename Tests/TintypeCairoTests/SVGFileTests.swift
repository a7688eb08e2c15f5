import Foundation
import Testing
import TintypeDrawing
import TintypeGeometry

@testable import TintypeSVG

/// What stands in a file of vectors, character by character.
@Suite struct SVGFileTests {
  /// The same without the first line and the last one.
  private func body(_ items: DisplayItem...) throws -> String {
    try svgText(items).split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
  }

  private let box = DisplayItem.box(1, 1, 8, 8, .pureRed)
  private let drawn = "<rect x=\"1\" y=\"1\" width=\"8\" height=\"8\" fill=\"#f00\"/>"

  private func group(
    _ items: [DisplayItem]? = nil, _ change: (inout DisplayGroup) -> Void
  ) -> DisplayItem {
    var group = DisplayGroup(items: items ?? [box])
    change(&group)
    return .group(group)
  }

  // MARK: Groups

  @Test func groupsWithoutEffectsAreNotWritten() throws {
    let inner = group { $0.transform = CGAffineTransform(translationX: 3, y: 4) }
    let moved = CGAffineTransform(translationX: 1, y: 2)
    #expect(try body(group { _ in }) == drawn)
    #expect(
      try body(group([inner]) { $0.transform = moved })
        == "<g transform=\"translate(4 6)\">\n\(drawn)\n</g>")
    // A name, a cut and an opacity are those of the group that has them, and of all that is in it.
    let own = "<g transform=\"translate(3 4)\">\n\(drawn)\n</g>\n</g>"
    #expect(
      try body(
        group([inner]) {
          $0.transform = moved
          $0.name = "a"
        }) == "<g data-view=\"a\" transform=\"translate(1 2)\">\n\(own)")
    #expect(try body(group([inner]) { $0.opacity = 0.5 }) == "<g opacity=\".5\">\n\(own)")
    #expect(
      try body(group([inner, box]) { $0.transform = moved })
        == """
        <g transform="translate(1 2)">
        <g transform="translate(3 4)">
        \(drawn)
        </g>
        \(drawn)
        </g>
        """)
    #expect(try body(group { $0.opacity = -1 }).isEmpty)
    #expect(try body(group([group { $0.opacity = 0.5 }]) { $0.opacity = 0 }).isEmpty)
    #expect(try body(group { $0.opacity = 0.999_96 }) == "<g opacity=\"1\">\n\(drawn)\n</g>")
    #expect(
      try body(group { $0.blendMode = .multiply })
        == "<g style=\"mix-blend-mode:multiply\">\n\(drawn)\n</g>")
  }

  @Test func cutsAndFiltersComeBeforeShadows() throws {
    func clip(_ style: FillStyle = FillStyle()) -> DisplayGroup.Clip {
      DisplayGroup.Clip(path: Path(CGRect(x: 0, y: 0, width: 5, height: 6)), style: style)
    }
    let plain = "<clipPath id=\"a\"><rect width=\"5\" height=\"6\"/></clipPath>"
    #expect(
      try body(group { $0.clip = clip() })
        == "<defs>\n\(plain)\n</defs>\n<g clip-path=\"url(#a)\">\n\(drawn)\n</g>")
    #expect(
      try body(group { $0.clip = clip(FillStyle(eoFill: true, antialiased: false)) })
        .contains("height=\"6\" clip-rule=\"evenodd\" shape-rendering=\"crispEdges\"/></clipPath>"))
    let shadow = DropShadow(color: .black, radius: 0, x: 2, y: 3)
    let filter = """
      <filter id="a" filterUnits="userSpaceOnUse" x="0" y="0" width="12" height="13" \
      color-interpolation-filters="sRGB"><feOffset in="SourceAlpha" dx="2" dy="3" result="a"/>\
      <feFlood/><feComposite in2="a" operator="in"/>\
      <feComposite in="SourceGraphic" operator="over"/></filter>
      """
    #expect(
      try body(group { $0.shadow = shadow })
        == "<defs>\n\(filter)\n</defs>\n<g filter=\"url(#a)\">\n\(drawn)\n</g>")
    #expect(
      try body(
        group {
          $0.shadow = shadow
          $0.clip = clip()
        }
      ).hasSuffix(
        "<g filter=\"url(#a)\">\n<g clip-path=\"url(#b)\">\n\(drawn)\n</g>\n</g>"))
    let soft = DropShadow(color: RGBA.pureBlue.opacity(0.25), radius: 2, x: -1, y: 0)
    let softFile = try body(group { $0.shadow = soft })
    #expect(
      softFile.contains(
        "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"2\"/><feOffset dx=\"-1\" dy=\"0\" result=\"a\"/>"
      ))
    #expect(softFile.contains("<feFlood flood-color=\"#00f\" flood-opacity=\".25\"/>"))
  }

  /// A filter reaches as far as its blur, and a point more.
  @Test(arguments: [(0, false), (2, false), (0, true), (2, true)] as [(CGFloat, Bool)])
  func filtersReachAsFarAsTheirBlur(radius: CGFloat, isColored: Bool) throws {
    let text = try body(
      group {
        $0.blurRadius = radius
        if isColored { $0.filters = [.brightness(0.5)] }
      })
    #expect(text.contains("<filter") == (radius > 0 || isColored))
    guard radius > 0 || isColored else { return }
    let reach = Gaussian.reach(radius) + 1
    let start = SVGText.decimal(1 - reach)
    let length = SVGText.decimal(8 + 2 * reach)
    #expect(
      text.contains(" x=\"\(start)\" y=\"\(start)\" width=\"\(length)\" height=\"\(length)\" color")
    )
    #expect(text.contains("<feGaussianBlur stdDeviation=\"2\"/>") == (radius > 0))
    #expect(text.contains("<feColorMatrix") == isColored)
    #expect(text.hasSuffix("<g filter=\"url(#a)\">\n\(drawn)\n</g>"))
  }

  @Test func whatIsRevealedHasOneRule() throws {
    let shown = group { $0.revealKey = "k" }
    let text = try body(shown, shown)
    #expect(text.split(separator: "svg:has(.reveal-k:hover) .reveal-k{opacity:1}").count == 2)
    #expect(text.hasSuffix("<g class=\"reveal-k\" opacity=\"0\">\n\(drawn)\n</g>"))
    #expect(text.split(separator: "<g class=\"reveal-k\"").count == 3)
  }

  // MARK: Pictures

  private let small = picture(width: 4, height: 4) { x, _ in x == 0 ? .pureRed : .pureBlue }

  private func image(
    _ frame: CGRect, _ interpolation: ImageDrawing.Interpolation = .medium, opacity: Double = 1,
    tint: Paint? = nil
  ) -> DisplayItem {
    .image(
      ImageDrawing(
        image: small, frame: frame, interpolation: interpolation, tint: tint, opacity: opacity))
  }

  /// The sides of each picture in a file, in pixels.
  private func sides(_ text: String) -> [[Int]] {
    text.matches(of: /base64,([^"]+)"/).map { match in
      let bytes = [UInt8](Data(base64Encoded: String(match.1)) ?? Data())
      return [16, 20].map { start in
        bytes.dropFirst(start).prefix(4).reduce(0) { $0 << 8 | Int($1) }
      }
    }
  }

  @Test func picturesAreDefinedOnce() throws {
    let text = try body(
      image(CGRect(x: 2, y: 3, width: 8, height: 12)),
      image(CGRect(x: 0, y: 0, width: 4, height: 4)))
    #expect(text.split(separator: "<image").count == 2 && !text.contains("pixelated"))
    #expect(text.contains("<image id=\"a\" width=\"4\" height=\"4\" preserveAspectRatio=\"none\""))
    let uses = "<use href=\"#a\" xlink:href=\"#a\""
    #expect(text.hasSuffix("\(uses) transform=\"matrix(2 0 0 3 2 3)\"/>\n\(uses)/>"))
    // Another tint is another picture.
    let frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    #expect(
      try body(image(frame), image(frame, tint: .color(.black))).split(separator: "<image").count
        == 3)
  }

  @Test(
    arguments: [
      (1, nil, nil), (0.5, nil, ".5"), (2, nil, nil), (1, 0.25, ".25"), (0.5, 0.5, ".25"),
      (2, 0.5, ".5"),
    ] as [(Double, Double?, String?)])
  func opacitiesOfPictures(opacity: Double, tint: Double?, expected: String?) throws {
    let paint = tint.map { Paint.color(RGBA.pureRed.opacity($0)) }
    let text = try body(
      image(CGRect(x: 0, y: 0, width: 4, height: 4), opacity: opacity, tint: paint))
    #expect(text.firstMatch(of: /<g opacity="([^"]+)"/).map { String($0.1) } == expected)
    #expect(text.contains("</g>") == (expected != nil))
  }

  @Test func picturesThatAreNotSeenAreLeftOut() throws {
    for opacity in [0, -1] {
      #expect(
        try body(image(CGRect(x: 0, y: 0, width: 4, height: 4), opacity: Double(opacity))) == "")
    }
  }

  /// Pixels that stay squares are repeated as often as a pixel of the file needs, at most 32 times.
  @Test(
    arguments: [
      (4, 4, 1, 4), (8, 12, 1, 12), (12, 8, 1, 12), (8, 12, 2, 24), (9, 4, 1, 12), (2, 2, 1, 4),
      (60, 60, 2, 120), (60, 60, 3, 120), (72, 72, 2, 128),
    ] as [(CGFloat, CGFloat, CGFloat, Int)])
  func pixelsAreRepeated(width: CGFloat, height: CGFloat, scale: CGFloat, side: Int) throws {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    let text = try svgText([image(frame, .none)], scale: scale)
    #expect(sides(text) == [[side, side]] && text.contains("style=\"image-rendering:pixelated\""))
    #expect(sides(try svgText([image(frame)], scale: scale)) == [[4, 4]])
  }

  /// Tiles are references while they are few, and a pattern beyond 4096.
  @Test(
    arguments: [
      (10, 6, 6), (8, 8, 4), (8.1, 8, 6), (4, 4, 1), (256, 256, 4096), (260, 256, 0),
    ] as [(CGFloat, CGFloat, Int)])
  func tiles(width: CGFloat, height: CGFloat, count: Int) throws {
    let tiled = DisplayItem.image(
      ImageDrawing(
        image: small, frame: CGRect(x: 3, y: 5, width: width, height: height), resizingMode: .tile))
    let text = try body(tiled)
    guard count > 1 else {
      #expect(text.contains("<pattern") == (count == 0))
      if count == 0 {
        #expect(
          text.contains(
            "<pattern id=\"c\" patternUnits=\"userSpaceOnUse\" x=\"3\" y=\"5\" width=\"4\" height=\"4\">"
          ))
        #expect(text.contains(" transform=\"scale(1)\"/></pattern>"))
        #expect(text.contains("height=\"256\" fill=\"url(#c)\"/>"))
      }
      return
    }
    #expect(text.split(separator: "<use ").count - 1 == count && !text.contains("<pattern"))
    #expect(text.contains("translate(3 5)") && text.contains("translate(7 9)"))
    #expect(text.contains("<g clip-path=\"url(#b)\">"))
  }

  // MARK: Paints

  private func radial(_ shape: GradientShape) throws -> [String] {
    let stops = [0, 0.5, 1].map { GradientStop(color: $0 < 1 ? .white : .pureRed, location: $0) }
    let text = try body(
      .fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), .gradient(stops, shape), FillStyle()))
    return text.matches(of: #/ (cx|cy|r|offset|gradientTransform|stop-color)="([^"]*)"/#).map {
      String($0.2)
    }
  }

  /// Radii are shares of the outer one, from the inside out.
  @Test func radialGradients() throws {
    let center = CGPoint(x: 4, y: 5)
    #expect(
      try radial(.radial(center: center, startRadius: 3, endRadius: 12)) == [
        "4", "5", "12", ".25", "#fff", ".625", "#fff", "1", "#f00",
      ])
    #expect(
      try radial(.radial(center: center, startRadius: 12, endRadius: 3)) == [
        "4", "5", "12", ".25", "#f00", ".625", "#fff", "1", "#fff",
      ])
    for (unit, matrix) in [
      (CGSize(width: 20, height: 5), "matrix(1 0 0 .25 4 5)"),
      (CGSize(width: 5, height: 20), "matrix(.25 0 0 1 4 5)"),
    ] {
      let shape = GradientShape.elliptical(
        center: center, unit: unit, startRadius: 0, endRadius: 0.5)
      #expect(
        try radial(shape) == ["0", "0", "10", matrix, "0", "#fff", ".5", "#fff", "1", "#f00"])
    }
  }

  /// The text of an attribute or of rules, without the start of ids.
  private func text(_ text: SVGText) -> String {
    String(decoding: SVGExpansions().file(text), as: UTF8.self)
      .replacing(#/(class="|[#.]|^)[a-zA-Z][a-zA-Z0-9]{4}(?=[a-z]["{])/#) { String($0.1) }
  }

  /// Colors of two appearances: a class for each pair of uses, a property for each pair of colors.
  @Test func pairsOfColors() {
    func paired(
      _ uses: [(RGBA, RGBA, String, String)], names: [[RGBA]: String] = [:]
    ) -> (attributes: [String], rules: String) {
      var (light, dark, count) = (SVGColors(), SVGColors(), 0)
      for (one, other, property, opacity) in uses {
        _ = light.mark(one, property, opacity)
        _ = dark.mark(other, property, opacity)
      }
      let result = light.paired(with: dark, root: SVGID(25), names) {
        defer { count += 1 }
        return SVGID(count)
      }
      return (result.attributes.map(text), text(result.rules))
    }
    let fill = ("fill", "fill-opacity")
    let plain = paired([(.black, .black, fill.0, fill.1), (.pureRed, .pureRed, "stroke", "")])
    #expect(plain.attributes == ["", " stroke=\"#f00\""] && plain.rules.isEmpty)
    let both = paired([
      (.black, .white, fill.0, fill.1), (.black, .white, fill.0, fill.1),
      (.black, .white, "stroke", "stroke-opacity"), (.black, .pureRed, fill.0, fill.1),
    ])
    #expect(
      both.attributes == [
        " class=\"a\"", " class=\"a\"", " stroke=\"#000\" class=\"b\"", " class=\"c\"",
      ])
    #expect(
      both.rules == """
        #z{--c0:#000;--c1:#000}
        @media(prefers-color-scheme:dark){#z{--c0:#fff;--c1:#f00}}
        @supports(fill:var(--c)){
        .a{fill:var(--c0)}
        .b{stroke:var(--c0)}
        .c{fill:var(--c1)}
        }

        """)
    // A color that has an opacity holds it, beside an opacity of the whole stays its own.
    let clear = RGBA.white.opacity(0.5)
    let opacities = paired([(clear, .black, fill.0, fill.1)])
    #expect(opacities.attributes == [" fill=\"#fff\" fill-opacity=\".5\" class=\"a\""])
    #expect(opacities.rules.contains("#z{--c0:rgba(255,255,255,.5)}"))
    #expect(opacities.rules.contains(".a{fill-opacity:1;fill:var(--c0)}"))
    for (alpha, hasRule) in [(0.5, false), (0.25, true)] {
      let whole = paired([(clear, RGBA.black.opacity(alpha), "fill", "opacity")])
      #expect(whole.rules.contains("#z{--c0:#fff}") && whole.rules.contains("#z{--c0:#000}"))
      #expect(whole.rules.contains("{opacity:.25}") == hasRule)
      #expect(whole.rules.contains(".a{fill:var(--c0)}"))
    }
    let named = paired([(.black, .white, fill.0, fill.1)], names: [[.black, .white]: "ink"])
    #expect(named.rules.hasPrefix("#z{--ink:#000}\n"))
  }
}
