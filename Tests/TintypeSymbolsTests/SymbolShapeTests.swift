import Testing
import TintypeSupplies
import TintypeText

@testable import TintypeSymbols

/// Outlines, their weights and their parts.
@Suite struct SymbolShapeTests {
  private func shape(_ name: String, _ weight: SymbolWeight = .regular) throws -> SymbolShape {
    let request = SymbolRequest(name: name, pointSize: 17, weight: weight)
    return try #require(try SymbolLibrary.standard.symbol(request, fonts: .standard)).shape
  }

  private func contours(_ name: String, _ weight: SymbolWeight = .regular) throws -> [Contour] {
    try shape(name, weight).plain.flatMap { Contour.all(of: $0.path) }
  }

  /// Lines, holes among them, of the everyday symbols.
  @Test(arguments: [
    ("plus", 1), ("minus", 1), ("star", 2), ("star.fill", 1), ("heart", 2), ("circle", 2),
    ("checkmark.circle", 3), ("checkmark.circle.fill", 2), ("ellipsis", 3), ("xmark", 1),
    ("magnifyingglass", 2), ("chevron.right", 1), ("a.circle.fill", 3), ("wifi", 3),
  ])
  func countsOfContours(_ name: String, _ count: Int) throws {
    #expect(try contours(name).count == count)
  }

  /// The project's own drawings have ink, and lines that follow the weight.
  @Test(arguments: [
    "house", "crown", "crown.fill", "books.vertical", "books.vertical.fill", "doc.on.clipboard",
    "list.clipboard", "list.bullet.clipboard.fill",
  ])
  func ownDrawings(_ name: String) throws {
    #expect(SymbolNames.entry(for: name)?.source == "Tintype's own \(name)")
    let (regular, black) = (try shape(name).bounds, try shape(name, .black).bounds)
    #expect(regular.width > 0.7 && regular.width < 1.3 && regular.height > 0.7)
    #expect(abs(regular.midX) < 1e-6 && abs(regular.midY) < 1e-6)
    #expect(name.hasSuffix(".fill") ? black == regular : black.height > regular.height)
  }

  @Test func threePersonsAreAsHighAsTwo() throws {
    let (two, three) = (try shape("person.2").bounds, try shape("person.3").bounds)
    #expect(abs(two.height / three.height - 1) < 0.1 && three.width > 1.3 * two.width)
  }

  @Test func everySymbolIsCenteredAndHasInk() throws {
    for name in RecordedSizes.names where SymbolNames.entry(for: name) != nil {
      let box = try shape(name).bounds
      #expect(abs(box.midX) < 1e-6 && abs(box.midY) < 1e-6, "\(name)")
      #expect(box.width > 0.1 && box.height > 0.05, "\(name)")
    }
  }

  /// The ink keeps within the frame that Apple gives it.
  @Test func inkKeepsWithinTheFrame() throws {
    for name in RecordedSizes.names where SymbolNames.entry(for: name) != nil {
      let request = SymbolRequest(name: name, pointSize: 17)
      let symbol = try #require(try SymbolLibrary.standard.symbol(request, fonts: .standard))
      #expect(symbol.shape.bounds.width * symbol.factor <= symbol.metrics.size.width, "\(name)")
      #expect(symbol.shape.bounds.height * symbol.factor <= symbol.metrics.size.height, "\(name)")
    }
  }

  /// A drawing that is smaller than Apple's is enlarged; its frame has Apple's margins.
  @Test(arguments: ["person.2", "car", "gamecontroller", "eye", "newspaper", "scissors", "star"])
  func inkFillsTheFrame(_ name: String) throws {
    let request = SymbolRequest(name: name, pointSize: 17)
    let symbol = try #require(try SymbolLibrary.standard.symbol(request, fonts: .standard))
    let (ink, frame) = (symbol.ink, symbol.metrics.size)
    let share = max(ink.width / (frame.width - 3.825), ink.height / (frame.height - 2.295))
    #expect(share > 0.93 && share < 1.08)
  }

  @Test func aBolderLineIsThicker() throws {
    var before: CGFloat = 0
    for weight in SymbolWeight.allCases {
      let height = try shape("minus", weight).bounds.height
      #expect(height > before)
      #expect(abs(height - SymbolWeight.regularLine * weight.thickness) < 0.004)
      before = height
    }
  }

  /// In a filled circle the mark grows bolder, and the circle stays nearly as large.
  @Test func aMarkInAFilledShapeGrowsBolder() throws {
    let regular = try contours("checkmark.circle.fill").map { abs($0.area) }.sorted()
    let black = try contours("checkmark.circle.fill", .black).map { abs($0.area) }.sorted()
    #expect(black[0] > regular[0] * 1.5)
    #expect(black[1] < regular[1] * 1.15)
  }

  @Test func aHoleNeverTurnsInsideOut() throws {
    for name in ["trash", "calendar", "gearshape", "person.3", "cart"] {
      let regular = try contours(name)
      for weight in [SymbolWeight.ultraLight, .black] {
        let other = try contours(name, weight)
        #expect(regular.map { $0.area > 0 } == other.map { $0.area > 0 }, "\(name)")
      }
    }
  }

  @Test(arguments: [
    ("checkmark.circle.fill", [1, 0]), ("checkmark.circle", [1, 0]),
    ("square.and.arrow.up", [1, 0]), ("cloud.rain", [0, 1]), ("cloud.sun.rain.fill", [0, 1, 2]),
    ("star.fill", []), ("magnifyingglass", []), ("folder.badge.plus", [1, 0]),
    ("person.3.sequence.fill", [0, 1, 2]), ("person.3", [1, 0]), ("person.2.fill", [1, 0]),
  ])
  func ranksOfParts(_ name: String, _ ranks: [Int]) throws {
    #expect(try shape(name).layered.map(\.rank) == ranks)
  }

  @Test(arguments: [
    ("wifi", 3), ("speaker.wave.3", 3), ("chart.bar.fill", 3), ("star", 0),
    ("antenna.radiowaves.left.and.right", 3),
  ])
  func stepsOfAnAmount(_ name: String, _ count: Int) throws {
    #expect(try shape(name).stepCount == count)
  }

  @Test func anOffsetOfASquareMovesItsSides() throws {
    let square = try #require(Contour.all(of: Path(CGRect(x: 0, y: 0, width: 2, height: 2))).first)
    for contour in [square, square.reversed] {
      let box = contour.grown(by: 0.5).bounds
      #expect(abs(box.minX + 0.5) < 1e-9 && abs(box.width - 3) < 1e-9)
      // What would vanish stays.
      #expect(contour.grown(by: -1.5).bounds.width == 2)
    }
    #expect(square.reversed.area == -square.area)
  }

  @Test func aMissingSetNamesThePackageAndTheCommand() throws {
    let library = SymbolLibrary(folders: DataFolders(paths: ["/nowhere"]))
    let error = try #require(
      #expect(throws: SymbolSetError.self) {
        try library.symbol(SymbolRequest(name: "star", pointSize: 17), fonts: .standard)
      })
    #expect(error.package == "flet-web==0.25.2")
    #expect(error.description.contains("tintype setup"))
    #expect(error.description.contains("/nowhere/symbols/CupertinoIcons.ttf"))
    #expect(library.describe().allSatisfy { $0.digest == nil && $0.problem != nil })
  }

  @Test func setsAreThoseThatWereDeclared() throws {
    let digests = SymbolLibrary.standard.describe().map(\.digest)
    #expect(
      digests == [
        "5a1d0f1f17aac91e8f67123295019f73699acf231a5773a7eb3feb49e65e4e57",
        "118a5671a680b5b07d00a63cee31d0d32e0830fccd877145cf76e2d2547d4bc3",
      ])
  }
}
