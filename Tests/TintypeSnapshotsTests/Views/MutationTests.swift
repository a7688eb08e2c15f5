import Foundation
import Testing
import Tintype
import TintypeDrawing
import TintypeSnapshots

#if canImport(Glibc)
import Glibc
#endif

/// One leaf of a specimen.
struct Leaf: Sendable, Hashable, Identifiable {
  enum Kind: Sendable, Hashable, CaseIterable { case text, rectangle, rounded, circle }
  var id: String
  var kind: Kind
  var text: String
  var gray: Double
  var radius: CGFloat
  var offset: CGFloat = 0
}

/// Rows of leaves.
struct Specimen: View {
  var rows: [[Leaf]]

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(rows, id: \.self) { row in
        HStack(spacing: 5) { ForEach(row) { LeafView(leaf: $0) } }
      }
    }
    .padding(8)
  }
}

struct LeafView: View {
  var leaf: Leaf

  var body: some View { shape.offset(x: leaf.offset).accessibilityIdentifier(leaf.id) }

  @ViewBuilder private var shape: some View {
    let color = Color(white: leaf.gray)
    switch leaf.kind {
    case .text: Text(leaf.text).foregroundColor(color)
    case .rectangle: color.frame(width: 30, height: 18)
    case .rounded:
      RoundedRectangle(cornerRadius: leaf.radius).fill(color).frame(width: 34, height: 20)
    case .circle: Circle().fill(color).frame(width: 20, height: 20)
    }
  }
}

/// Changes of one view: each one fails, and the view is named.
@MainActor @Suite struct MutationTests {
  private static let words = ["Total", "Sum", "Paid", "Open", "Tax", "Gift", "Name", "Date"]

  private func specimen(_ numbers: inout FixedNumbers) -> [[Leaf]] {
    var count = 0
    return (0..<Int.random(in: 1...4, using: &numbers)).map { _ in
      (0..<Int.random(in: 2...4, using: &numbers)).map { _ in
        count += 1
        return Leaf(
          id: "leaf\(count)", kind: Leaf.Kind.allCases.randomElement(using: &numbers) ?? .text,
          text: "\(Self.words.randomElement(using: &numbers) ?? "") \(count)",
          gray: .random(in: 0.2...0.7, using: &numbers), radius: .random(in: 2...6, using: &numbers)
        )
      }
    }
  }

  /// The names that would point at a leaf.
  private func names(_ leaf: Leaf) -> [String] { ["#\(leaf.id)", "\"\(leaf.text)\""] }

  @Test func everyChangeOfOneViewFailsAndIsNamed() throws {
    var numbers = FixedNumbers(state: 11)
    var named = 0
    var unnamed: [String] = []
    let assessor = PictureAssessor(tolerance: .exact)
    for round in 0..<200 {
      var rows = specimen(&numbers)
      let reference = try ViewSnapshot().picture(Specimen(rows: rows))
      let row = Int.random(in: 0..<rows.count, using: &numbers)
      let place = Int.random(in: 0..<rows[row].count, using: &numbers)
      var wanted = names(rows[row][place])
      let change = ["offset", "color", "text", "radius", "order"][round % 5]
      switch change {
      case "offset": rows[row][place].offset = 1
      case "color": rows[row][place].gray += 0.03
      case "text":
        rows[row][place].kind = .text
        let before = try ViewSnapshot().picture(Specimen(rows: rows))
        rows[row][place].text += "s"
        wanted += names(rows[row][place])
        try check(before, Specimen(rows: rows))
        continue
      case "radius":
        rows[row][place].kind = .rounded
        let before = try ViewSnapshot().picture(Specimen(rows: rows))
        rows[row][place].radius += 2
        try check(before, Specimen(rows: rows))
        continue
      default:
        let other = (place + 1) % rows[row].count
        wanted += names(rows[row][other])
        rows[row].swapAt(place, other)
      }
      try check(reference, Specimen(rows: rows))

      func check(_ reference: SnapshotPicture, _ view: Specimen) throws {
        // As it would come from the file: with the layout read back.
        let stored = try SnapshotPicture(pngData: reference.pngData())
        let found = assessor.assess(reference: stored, actual: try ViewSnapshot().picture(view))
        #expect(!found.isMatch, "\(change) \(rows)")
        let told =
          found.layoutChanges.map(\.description)
          + (found.comparison?.boxes.compactMap(\.owner) ?? [])
        if told.contains(where: { text in wanted.contains { text.contains($0) } }) {
          named += 1
        } else {
          unnamed.append("\(change) of \(wanted): \(told.prefix(3))")
        }
      }
    }
    #expect(named >= 190, "\(named) of 200 named; not: \(unnamed.prefix(5))")
  }

  @Test func bytesAreEqualWhateverTheSurroundings() async throws {
    let bytes = try ViewSnapshot().picture(Card()).pngData()
    let digest = PixelDigest.of(Array(bytes))
    for (number, zone) in ["UTC", "Asia/Kathmandu", "America/St_Johns"].enumerated() {
      let locale = ["C", "tr_TR.UTF-8", "ar_EG.UTF-8"][number]
      await #expect(processExitsWith: .success) {
        [digest = digest as String, zone = zone as String, locale = locale as String] in
        let folder = NSTemporaryDirectory() + "tintype-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        setenv("TZ", zone, 1)
        setenv("LC_ALL", locale, 1)
        setenv("LANG", locale, 1)
        setenv("HOME", folder, 1)
        setlocale(LC_ALL, "")
        _ = FileManager.default.changeCurrentDirectoryPath(folder)
        let here = try await MainActor.run { try ViewSnapshot().picture(Card()).pngData() }
        let other = try await Task.detached { try ViewSnapshot().picture(Card()).pngData() }.value
        for data in [here, other] where PixelDigest.of(Array(data)) != digest { exit(3) }
      }
    }
  }
}
