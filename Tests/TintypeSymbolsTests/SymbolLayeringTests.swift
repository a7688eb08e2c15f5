import Testing
import TintypeGeometry

@testable import TintypeSymbols

/// Which pieces of ink have which color, by the name of a symbol, for pieces that are plain rectangles.
@Suite struct SymbolLayeringTests {
  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  private func hole(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path {
      $0.addLines([
        CGPoint(x: x, y: y), CGPoint(x: x, y: y + height), CGPoint(x: x + width, y: y + height),
        CGPoint(x: x + width, y: y),
      ])
      $0.closeSubpath()
    }
  }

  private func shape(_ name: String, growth: CGFloat = 0, _ paths: [Path]) -> SymbolShape {
    let contours = paths.flatMap { Contour.all(of: $0) }
    return SymbolLayering(name: name, growth: growth).shape(of: contours)
  }

  /// Of each layer its rank and the left edges of its pieces.
  private func layers(_ name: String, _ paths: Path...) -> [String] {
    shape(name, paths).layered.map { part in
      let edges = Contour.all(of: part.path).map { "\(Int($0.bounds.minX))" }.sorted()
      return "\(part.step.map { "s\($0)" } ?? "\(part.rank)"):" + edges.joined(separator: ",")
    }
  }

  private var large: Path { box(0, 0, 60, 60) }

  @Test func namesSayWhichPieceComesFirst() {
    let small = box(70, 0, 10, 10)
    for name in ["plus.circle", "a.app", "square.and.b", "tray.and.b", "rectangle.portrait.and.b"] {
      #expect(layers(name, large, small) == ["1:0", "0:70"], "\(name)")
    }
    for name in ["plus", "circle.plus", "a.square.and.b", "trays", "list", "person.1", "cloud"] {
      #expect(layers(name, large, small).isEmpty, "\(name)")
    }
    #expect(layers("plus.circle", large).isEmpty)
  }

  /// A badge stands to the side by more than 0.12 widths; of what is all badge or none there are no layers.
  @Test func badges() {
    // The whole is 100 wide, its middle at 50.
    #expect(layers("a.badge", box(0, 0, 100, 60), box(58, 70, 10, 9)) == ["1:0", "0:58"])
    #expect(layers("a.badge.b", box(0, 0, 100, 60), box(57, 70, 10, 9)).isEmpty)
    #expect(layers("a.badge", box(0, 0, 100, 60), box(32, 70, 10, 9)) == ["1:0", "0:32"])
    // The largest piece is no badge, wherever it stands.
    #expect(layers("a.badge", box(60, 0, 40, 60), box(0, 70, 10, 9)) == ["1:60", "0:0"])
    #expect(layers("a.badger", box(0, 0, 100, 60), box(58, 70, 10, 9)) == ["1:0", "0:58"])
    #expect(layers("badge", box(0, 0, 100, 60), box(58, 70, 10, 9)).isEmpty)
  }

  /// What begins in the lowest fifth of a cloud falls; what begins above it is the sky.
  @Test func clouds() {
    let cloud = box(0, 20, 100, 50)
    #expect(layers("cloud.rain", cloud, box(10, 61, 5, 30)) == ["0:0", "1:10"])
    #expect(layers("cloud.rain", cloud, box(10, 60, 5, 30)) == ["0:0", "1:10"])
    #expect(
      layers("cloud.sun.rain", cloud, box(10, 61, 5, 30), box(70, 0, 9, 9)) == [
        "0:0", "1:70", "2:10",
      ])
    #expect(
      layers("cloud.sun.rain", cloud, box(10, 60, 5, 30), box(70, 61, 9, 9)) == [
        "0:0", "1:10", "2:70",
      ])
    #expect(layers("cloud.fill", cloud, box(10, 61, 5, 30)).isEmpty)
  }

  /// Pieces nearer than 0.12 widths are one person; the largest person comes first.
  @Test func people() {
    let (left, right) = (box(0, 20, 40, 40), box(60, 20, 40, 50))
    #expect(layers("person.2", left, right) == ["1:0", "0:60"])
    #expect(layers("person.3", left, right, box(15, 0, 10, 10)) == ["1:0,15", "0:60"])
    #expect(
      layers("person.2", left, right, box(26, 0, 10, 10)) == ["1:0,26", "0:60"])
    #expect(
      layers("person.2", left, right, box(27, 0, 10, 10)) == ["1:0,27", "0:60"])
    #expect(layers("person.2.sequence", left, right) == ["0:0", "1:60"])
    #expect(layers("person.2", box(0, 20, 40, 40), box(15, 0, 10, 10)).isEmpty)
    // The middles are 11 and 12 hundredths of the width apart.
    #expect(layers("person.2", box(0, 0, 100, 9), box(56, 20, 10, 9)).isEmpty)
    #expect(layers("person.2", box(0, 0, 100, 9), box(57, 20, 10, 9)) == ["1:57", "0:0"])
  }

  /// The smaller half of a list are its marks.
  @Test func lists() {
    let lines = [box(20, 0, 50, 8), box(20, 20, 51, 8), box(20, 40, 52, 8)]
    let marks = [box(0, 0, 8, 8), box(1, 20, 7, 8), box(2, 40, 6, 8)]
    let parts = shape("list.bullet", lines + marks).layered
    #expect(parts.map(\.rank) == [1, 0])
    #expect(parts.map { Contour.all(of: $0.path).count } == [3, 3])
    #expect(parts.last?.path.boundingRect == CGRect(x: 0, y: 0, width: 8, height: 48))
  }

  /// What is lit step by step: from below, from the left, or from the middle; what lies equally far is one step.
  @Test func steps() {
    let bars = [box(0, 0, 0.1, 0.5), box(0.2, 0, 0.1, 0.7), box(0.4, 0, 0.1, 0.9)]
    func steps(_ name: String, _ paths: [Path]) -> [String] {
      shape(name, paths).layered.map {
        "\($0.step.map(String.init) ?? "-")@\(Int(($0.path.boundingRect.minX * 10).rounded()))"
      }
    }
    #expect(steps("chart.bar", bars) == ["0@0", "1@2", "2@4"])
    #expect(steps("cellularbars", bars) == ["0@0", "1@2", "2@4"])
    #expect(steps("speaker.wave.3", bars) == ["-@0", "0@2", "1@4"])
    #expect(steps("wifi", bars) == ["0@4", "1@2", "2@0"])
    #expect(steps("a.radiowaves", bars) == ["0@2", "1@0"])
    // Three hundredths apart are two steps, less are one.
    #expect(
      steps("chart.bar", [box(0, 0, 0.5, 0.5), box(0.029, 1, 0.1, 0.5)]) == ["0@0"])
    #expect(
      steps("chart.bar", [box(0, 0, 0.5, 0.5), box(0.031, 1, 0.1, 0.5)]) == ["0@0", "1@0"])
    #expect(steps("bar.chart", bars).isEmpty)
  }

  /// A filled shape with a sign cut out of it: the shape comes second, and is whole below the sign.
  @Test func filledShapes() throws {
    let filled = shape("a.circle.fill", [large, hole(10, 10, 20, 20)])
    #expect(filled.layered.map(\.rank) == [1, 0])
    let (back, front) = (filled.layered[0], filled.layered[1])
    #expect(back.solid?.boundingRect == CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(Contour.all(of: back.path).count == 2)
    #expect(front.path.boundingRect == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(front.solid == nil && filled.plain.count == 1)
    #expect(Contour.all(of: front.path).map { $0.area > 0 } == [true])
    // An island in the hole belongs to the sign, what stands outside too.
    let island = shape(
      "a.square.fill", [large, hole(10, 10, 20, 20), box(15, 15, 5, 5), box(70, 0, 5, 5)])
    #expect(Contour.all(of: island.layered[0].path).count == 3)
    #expect(Contour.all(of: island.layered[1].path).count == 3)
    #expect(Contour.all(of: island.plain[0].path).count == 4)
    #expect(island.bounds == CGRect(x: 0, y: 0, width: 75, height: 60))
    // What is mostly hole, has none, or has another name is no filled shape.
    #expect(shape("a.circle.fill", [large, hole(5, 5, 50, 50)]).layered.isEmpty)
    #expect(shape("a.circle.fill", [large]).layered.isEmpty)
    #expect(shape("a.fill", [large, hole(10, 10, 20, 20)]).layered.isEmpty)
  }

  /// The shape grows by 0.3 of what its sign does; what has no such shape grows whole.
  @Test func growth() {
    let filled = shape("a.circle.fill", growth: 1, [large, hole(10, 10, 20, 20)])
    #expect(abs(filled.bounds.width - 60.6) < 1e-6)
    #expect(abs(filled.layered[1].path.boundingRect.width - 22) < 1e-6)
    let plain = shape("a", growth: 1, [large, hole(10, 10, 20, 20)])
    #expect(abs(plain.bounds.width - 62) < 1e-6)
    let holes = Contour.all(of: plain.plain[0].path).map(\.bounds.width).sorted()
    #expect(holes.count == 2 && abs(holes[0] - 18) < 1e-6)
    var signed = SymbolLayering(name: "a.circle", growth: 1)
    signed.signGrowth = 3
    let parts = [large, hole(10, 10, 40, 40), box(20, 20, 10, 10)].flatMap { Contour.all(of: $0) }
    let layered = signed.shape(of: parts).layered
    #expect(layered.map(\.rank) == [1, 0])
    #expect(layered.map { $0.path.boundingRect.width.rounded() } == [62, 16])
  }
}
