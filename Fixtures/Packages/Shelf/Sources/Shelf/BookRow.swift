import SwiftUI

/// A book and how far it is read.
struct BookRow: View {
  let title: String
  @Binding var isRead: Bool
  @Environment(\.ink) private var ink
  @Environment(\.spacing) private var spacing
  @Environment(\.note) private var note

  var body: some View {
    HStack(spacing: spacing) {
      Image(systemName: isRead ? "checkmark.circle.fill" : "circle")
      VStack(alignment: .leading) {
        Text(title).font(.headline)
        if let note { Text(note).font(.caption) }
      }
    }
    .foregroundStyle(ink)
  }
}

#Preview {
  BookRow(title: "Emma", isRead: .constant(false))
}

#Preview("Read", traits: .sizeThatFitsLayout, .modifier(SampleNote())) {
  @Previewable @State var isRead = true
  @Previewable @Environment(\.colorScheme) var scheme
  BookRow(title: "Persuasion, \(scheme == .dark ? "by night" : "by day")", isRead: $isRead)
    .environment(\.ink, .green)
}

struct SampleNote: PreviewModifier {
  static func makeSharedContext() async throws -> String { "Bath, 1817" }

  func body(content: Content, context: String) -> some View {
    content.environment(\.note, context).environment(\.spacing, 24)
  }
}
