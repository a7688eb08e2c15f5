import Foundation
import Tintype
import TintypeCairo
import TintypeText

/// Something whose cost depends on a size.
@MainActor
struct GrowthCost {
  /// What is measured.
  let name: String
  /// What is counted.
  let unit: String
  /// The sizes, ascending.
  let sizes: [Int]
  /// Makes what is to be timed, for a size and the number of a run.
  let prepare: (Int, Int) throws -> () throws -> Void

  /// From views to a file.
  static var pictures: [GrowthCost] {
    let bubbles = [10, 100, 1000]
    return [
      GrowthCost(name: "bubbles to frames", unit: "bubbles", sizes: bubbles) { count, run in
        let renderer = ImageRenderer(content: BubbleWall(count: count, run: run))
        return { _ = renderer.settle() }
      },
      GrowthCost(name: "frames to a display list", unit: "bubbles", sizes: bubbles) { count, run in
        let laidOut = ImageRenderer(content: BubbleWall(count: count, run: run)).settle()
        return { _ = try laidOut.displayList() }
      },
      GrowthCost(name: "bubbles to a PNG file", unit: "bubbles", sizes: bubbles) { count, run in
        let renderer = ImageRenderer(content: BubbleWall(count: count, run: run))
        renderer.isOpaque = true
        return { _ = try renderer.pngData() }
      },
      GrowthCost(
        name: "a display list to a PNG file", unit: "pixels across",
        sizes: [1000, 2000, 4000, 8000]
      ) { width, run in
        let columns = width / BubbleWall.pitch
        let wall = BubbleWall(count: columns * 12, run: run, columns: columns)
        let list = try ImageRenderer(content: wall).displayList()
        return { _ = try CairoRenderer.png(of: list, scale: 1, isOpaque: true) }
      },
    ]
  }

  /// Layout alone.
  static var layouts: [GrowthCost] {
    [
      GrowthCost(name: "plain views to frames", unit: "views", sizes: [1000, 10_000, 100_000]) {
        count, _ in
        let renderer = ImageRenderer(
          content: WideTree(
            shape: .grow, levels: Int(log10(Double(count)).rounded()), isRow: false, offset: 0))
        return { _ = renderer.settle() }
      },
      GrowthCost(
        name: "a lazy stack in a screen", unit: "rows", sizes: [1000, 10_000, 100_000]
      ) { count, run in
        let rows = ScrollView {
          LazyVStack { ForEach(0..<count, id: \.self) { Text("Row \($0) of run \(run)") } }
        }
        let renderer = ImageRenderer(content: rows.frame(width: 390, height: 844))
        return { _ = renderer.settle() }
      },
      GrowthCost(name: "a paragraph in lines", unit: "words", sizes: [100, 1000, 10_000]) {
        count, run in
        let text = (0..<count).map { "word\(($0 * 7 + run) % 997)" }.joined(separator: " ")
        return {
          let shaped = try ShapedText(
            runs: [TextRun(text: text, font: FontRequest(size: 14))], style: ParagraphStyle(),
            library: .standard)
          _ = shaped.layout(width: 300, height: nil).size
        }
      },
    ]
  }
}

/// Bubbles with words in rows of ten, or of as many as are asked for.
struct BubbleWall: View {
  /// From one bubble to the next, in points.
  static let pitch = 200

  let count: Int
  /// A number that makes the words new.
  let run: Int
  var columns = 10

  var body: some View {
    VStack(spacing: 10) {
      ForEach(0..<(count + columns - 1) / columns, id: \.self) { row in
        HStack(alignment: .top, spacing: 10) {
          ForEach(row * columns..<min(row * columns + columns, count), id: \.self) { bubble($0) }
        }
      }
    }
    .padding(.vertical, 5)
    .background(.white)
  }

  private func bubble(_ index: Int) -> some View {
    Text("Number \(index) of run \(run) says what a bubble says in two or three lines")
      .font(.footnote)
      .padding(10)
      .frame(width: CGFloat(Self.pitch - 10), height: 70)
      .background(index.isMultiple(of: 3) ? Color.blue.opacity(0.2) : .gray.opacity(0.2))
      .clipShape(RoundedRectangle(cornerRadius: 14))
  }
}
