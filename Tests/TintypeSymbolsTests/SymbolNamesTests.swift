import Foundation
import Testing
import TintypeSupplies
import TintypeTestSupport

@testable import TintypeSymbols

/// Which drawing a name finds.
@Suite struct SymbolNamesTests {
  private func recipe(_ name: String) -> SymbolRecipe? { SymbolNames.entry(for: name)?.recipe }

  private func glyph(_ name: String) -> String? {
    switch recipe(name) {
    case .cupertino(let glyph, _): glyph
    case .material(let glyph, let isFilled): "\(glyph)\(isFilled ? " filled" : "")"
    default: nil
    }
  }

  @Test(arguments: [
    ("star", "star"), ("star.fill", "star_fill"), ("square.and.arrow.up", "square_arrow_up"),
    ("magnifyingglass", "search"), ("gearshape", "gear_alt"), ("chevron.forward", "chevron_right"),
    ("chevron.backward", "chevron_left"), ("forward.fill", "forward_fill"),
    ("arrow.uturn.backward", "arrow_uturn_left"), ("airtag.fill", "nest_locator_tag filled"),
    ("fork.knife", "restaurant"), ("person.fill.questionmark", "person_fill"),
  ])
  func namesAndAliases(_ name: String, _ glyph: String) { #expect(self.glyph(name) == glyph) }

  @Test func theFirstSetThatHasANameDrawsIt() throws {
    #expect(try #require(SymbolNames.entry(for: "square.and.arrow.up")).isExact)
    let standIn = try #require(SymbolNames.entry(for: "fork.knife"))
    #expect(!standIn.isExact && standIn.source == "Material Symbols' restaurant")
  }

  @Test func composedNames() throws {
    #expect(recipe("7.circle") == .enclosed(.characters("7"), .circle, isFilled: false))
    #expect(recipe("q.square.fill") == .enclosed(.characters("Q"), .square, isFilled: true))
    #expect(recipe("50.circle") != nil && recipe("51.circle") == nil)
    guard
      case .enclosed(.own, .circle, isFilled: false)? = recipe("leaf.circle")
    else {
      Issue.record("a leaf in a circle")
      return
    }
    guard case .slashed(.cupertino("car", _))? = recipe("car.slash") else {
      Issue.record("a car crossed out")
      return
    }
    guard
      case .badged(.cupertino("bell_fill", _), .cupertino("circle_fill", _))? = recipe(
        "bell.badge.fill")
    else {
      Issue.record("a bell with a dot")
      return
    }
    // Shapes do not stand in shapes.
    #expect(!SymbolNames.hasOwn("square.circle"))
  }

  @Test func aRelatedNameIsAStandIn() throws {
    let inverse = try #require(SymbolNames.entry(for: "bell.badge.waveform"))
    #expect(!inverse.isExact)
    #expect(!SymbolNames.hasOwn("bell.badge.waveform"))
  }

  /// A drawing of a related name is no own one, and neither is a maker's mark.
  @Test(arguments: [
    ("star", true), ("leaf.circle", true), ("bell.badge.waveform", false), ("applelogo", false),
    ("apple.logo", false), ("swift", false), ("swiftdata", false), ("no.such.symbol", false),
  ])
  func namesWithDrawingsOfTheirOwn(_ name: String, _ hasOwn: Bool) {
    #expect(SymbolNames.hasOwn(name) == hasOwn)
  }

  @Test(arguments: [
    ("magnifyinglass", "magnifyingglass"), ("gearshap", "gearshape"), ("qqqqqqqq", nil),
  ])
  func theNearestName(_ name: String, _ nearest: String?) {
    #expect(SymbolNames.nearest(to: name) == nearest)
  }

  /// The project's own drawings are whole: each has pieces with data.
  @Test func ownDrawingsHavePieces() throws {
    #expect(OwnDrawings.names.count > 40)
    for name in OwnDrawings.names {
      let pieces = try #require(OwnDrawings.pieces(of: name))
      for case .lines(let data) in pieces { #expect(data.hasPrefix("M"), "\(name)") }
      for case .area(let data) in pieces {
        #expect(data.hasPrefix("M") && data.hasSuffix("Z"), "\(name)")
      }
      #expect(!pieces.isEmpty && SymbolNames.hasOwn(name))
    }
    let leaf = try #require(OwnDrawings.pieces(of: "leaf.fill"))
    #expect(leaf.count == 2)
  }

  @Test(arguments: ["swift", "applelogo", "swift.circle", "no.such.symbol", ""])
  func symbolsOfNoSetAreMissing(_ name: String) { #expect(recipe(name) == nil) }

  /// The share of what public code uses that is drawn, each name counted as often as it is used.
  @Test func mostUsesAreDrawn() throws {
    let file = PackageFolder.root.appending(path: "Fixtures/Symbols/usage.tsv")
    var (drawn, all, names) = (0, 0, 0)
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t")
      let count = try #require(Int(fields[1]))
      names += 1
      all += count
      if SymbolNames.entry(for: String(fields[0])) != nil { drawn += count }
    }
    #expect(names == 348 || names == 349)
    #expect(Double(drawn) >= 0.99 * Double(all), "\(drawn) of \(all)")
  }

  /// A misspelled alias would stand for nothing.
  @Test func everyAliasFindsItsGlyph() throws {
    let list = try String(
      contentsOfFile: DataFolders.standard.path(of: "symbols/MaterialSymbolsOutlined.codepoints"),
      encoding: .utf8)
    let material = MaterialNames.read(list)
    #expect(material.count > 3_000)
    for entry in MaterialAliases.table.split(whereSeparator: \.isNewline).joined(separator: "  ")
      .split(separator: "  ")
    {
      let fields = entry.split(separator: " ")
      #expect(material[String(fields[1].dropFirst())] != nil, "\(entry)")
    }
    for entry in CupertinoAliases.table.split(whereSeparator: \.isNewline).joined(separator: "  ")
      .split(separator: "  ")
    {
      let fields = entry.split(separator: " ")
      #expect(CupertinoNames.codePoint(fields[1].dropFirst()) != nil, "\(entry)")
    }
    #expect(CupertinoNames.all.count == 1321)
  }

  @Test(arguments: [
    ("chevron.forward", true), ("chevron.right", false), ("arrow.backward", true),
    ("list.bullet", true), ("forward.fill", false), ("star", false), ("speaker.wave.2", true),
    ("arrow.left", false), ("arrow.uturn.forward", true), ("sidebar.left", false),
  ])
  func mirrored(_ name: String, _ isMirrored: Bool) {
    #expect(SymbolNames.isMirrored(name) == isMirrored)
  }
}
