package import Foundation
package import TintypeDrawing
import TintypeLayout

/// Two pictures side by side, with numbers where they differ and what each index means.
package nonisolated struct ComparisonPicture: View, BuiltIn {
  /// One of the pictures.
  package struct Side: Sendable {
    fileprivate let name: String
    fileprivate let list: DisplayList

    /// Creates a side.
    ///
    /// - Parameters:
    ///   - name: what stands above it.
    ///   - list: what it shows.
    package init(_ name: String, _ list: DisplayList) {
      self.name = name
      self.list = list
    }
  }

  /// A sentence about the two, and the views that it is about.
  package struct Remark: Sendable {
    fileprivate let text: String
    fileprivate let frames: [[CGRect]]

    /// Whether there is something to see of it.
    fileprivate var isPlaced: Bool { frames.contains { !$0.isEmpty } }

    /// Creates a remark.
    ///
    /// - Parameters:
    ///   - text: the sentence.
    ///   - before: frames in the first picture, in its points.
    ///   - after: frames in the second one.
    package init(_ text: String, before: [CGRect] = [], after: [CGRect] = []) {
      self.text = text
      frames = [before, after]
    }
  }

  private let sides: [Side]
  private let remarks: [Remark]
  private let isDark: Bool

  /// Creates a picture of two.
  ///
  /// - Parameters:
  ///   - sides: the two.
  ///   - remarks: what stands below them, in order.
  ///   - isDark: whether it is drawn for the dark appearance.
  package init(_ sides: [Side], _ remarks: [Remark], isDark: Bool) {
    self.sides = sides
    self.remarks = remarks
    self.isDark = isDark
  }

  /// Two pictures of this width or more, in points, stand below each other: beside each other they are too wide for a page.
  private static let widest: CGFloat = 480

  /// The pictures, and what is said of them.
  @MainActor package var body: some View {
    let palette = ExplanationPalette(isDark: isDark)
    let isWide = sides.contains { $0.list.size.width >= Self.widest }
    let layout =
      isWide
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 20))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 28))
    VStack(alignment: .leading, spacing: 16) {
      layout { ForEach(0..<sides.count, id: \.self) { side($0, palette) } }
      VStack(alignment: .leading, spacing: 5) {
        ForEach(0..<remarks.count, id: \.self) { remark($0, palette) }
      }
    }
    .padding(20)
    .background(Color(palette.background))
    .environment(\.layoutDirection, .leftToRight)
  }

  @MainActor private func side(_ side: Int, _ palette: ExplanationPalette) -> some View {
    let picture = sides[side]
    return VStack(alignment: .leading, spacing: 10) {
      Text(verbatim: picture.name).font(.system(size: 12, weight: .semibold))
        .foregroundColor(palette.quiet).fixedSize().frame(height: 16)
      PlacedPicture(list: picture.list)
        .border(palette.quiet.opacity(0.35), width: 0.5)
        .overlay(alignment: .topLeading) {
          ZStack(alignment: .topLeading) {
            ForEach(0..<remarks.count, id: \.self) { index in
              let frames = remarks[index].frames[side]
              ForEach(0..<frames.count, id: \.self) { mark(index, frames[$0], on: side, palette) }
            }
          }
        }
    }
  }

  /// A frame with the number of its remark at a corner, most of it outside.
  @MainActor private func mark(
    _ index: Int, _ frame: CGRect, on side: Int, _ palette: ExplanationPalette
  ) -> some View {
    // Frames that begin at one corner have their numbers beside each other.
    let before = remarks[..<index].flatMap { $0.frames[side] }
    let others = before.count {
      abs($0.minX - frame.minX) < 12 && abs($0.minY - frame.minY) < 12
    }
    return Rectangle().strokeBorder(Color(palette.tone(index)), lineWidth: 1)
      .frame(width: max(1, frame.width), height: max(1, frame.height))
      .overlay(alignment: .topLeading) {
        badge(index, palette).offset(x: CGFloat(15 * others) - 8, y: -8)
      }
      .offset(x: frame.minX, y: frame.minY)
  }

  @MainActor private func badge(_ index: Int, _ palette: ExplanationPalette) -> some View {
    LetterBadge(letter: "\(index + 1)", tone: index, palette: palette).frame(
      width: index < 9 ? 13 : 18, height: 13)
  }

  @MainActor private func remark(_ index: Int, _ palette: ExplanationPalette) -> some View {
    HStack(alignment: .top, spacing: 8) {
      if remarks[index].isPlaced { badge(index, palette).padding(.top, 1) }
      Text(verbatim: remarks[index].text).font(.system(size: 12))
        .foregroundColor(isDark ? Color.white : Color.black)
    }
  }
}
