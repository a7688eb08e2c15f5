import SwiftUI

/// All books.
public struct Library: View {
  static let title = String(localized: "library.title", bundle: .module)

  let titles: [String]

  /// Creates a library of titles.
  public init(titles: [String]) { self.titles = titles }

  public var body: some View {
    NavigationStack {
      List(titles, id: \.self) { BookRow(title: $0, isRead: .constant($0.count > 4)) }
        .navigationTitle(Self.title)
    }
  }
}

#Preview("Full") { Library(titles: ["Emma", "Persuasion"]) }
#Preview("Empty", body: { Library(titles: []) })

struct Library_Previews: PreviewProvider {
  static var previews: some View {
    Library(titles: ["Emma"]).previewInterfaceOrientation(.landscapeLeft)
  }
}
