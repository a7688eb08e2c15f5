/// One of the pictures that a preview makes.
@MainActor
package struct PreviewPicture {
  /// What it shows.
  package let content: any View
  /// What is said of it.
  package let settings: PreviewSettings
  /// What tells it from others of the preview: a name or a number from 1; nil for nothing.
  package let part: String?

  /// The pictures of what a preview shows.
  ///
  /// - Parameters:
  ///   - content: its views, modified as the settings say.
  ///   - settings: what is said of all of them.
  ///   - isWhole: whether they are one picture, as of `#Preview`; if not, each of them is one, as of a
  ///     provider.
  /// - Returns: the pictures, one at least.
  package static func all<Content: View>(
    of content: Content, _ settings: PreviewSettings, isWhole: Bool
  ) -> [PreviewPicture] {
    let parts = marks(of: content)
    let isWhole = isWhole && !settings.showsParts
    if isWhole || parts.count < 2 {
      let marks = parts.count == 1 ? parts[0] : PreviewSettings()
      return [
        PreviewPicture(
          content: content, settings: settings.over(marks), part: isWhole ? nil : marks.name)
      ]
    }
    var names: Set<String> = []
    return parts.enumerated().map { index, marks in
      PreviewPicture(
        content: PreviewPart(content, index: index), settings: settings.over(marks),
        part: marks.name.flatMap { names.insert($0).inserted ? $0 : nil } ?? "\(index + 1)")
    }
  }

  /// What is said of each of the views.
  private static func marks<Content: View>(of content: Content) -> [PreviewSettings] {
    var found: [PreviewSettings] = []
    let renderer = ImageRenderer(content: PreviewReader(content) { found = $0 })
    renderer.device = Device.usual
    _ = renderer.layout()
    return found
  }
}

extension PreviewSettings {
  /// What a preview shows, changed by its modifiers.
  ///
  /// - Parameter content: what it shows.
  /// - Returns: the same where nothing is said of it.
  /// - Throws: what making a modifier's data throws.
  @MainActor package func modified(_ content: any View) async throws -> any View {
    var content = content
    for modifier in modifiers { content = try await modifier(AnyView(erasing: content)) }
    return content
  }

  /// What is said here, and where nothing is, what is said elsewhere.
  fileprivate func over(_ other: PreviewSettings) -> PreviewSettings {
    var result = self
    result.layout = layout ?? other.layout
    result.device = device ?? other.device
    result.orientation = orientation ?? other.orientation
    result.isCutOut = isCutOut || other.isCutOut
    return result
  }
}
