/// A tile in place of a view that shows what another program draws, such as a map.
///
/// It takes all the space that it is proposed, has the name in it, and comes with a warning once
/// per render.
package nonisolated struct ForeignContent: PrimitiveView, BuiltIn {
  private let name: String
  private let content: String

  /// Creates a tile.
  ///
  /// - Parameters:
  ///   - name: the name of the view, which the tile shows.
  ///   - content: what the view would show, in words.
  package init(_ name: String, content: String) {
    self.name = name
    self.content = content
  }

  /// Creates a tile for a view that makes something of another framework's.
  ///
  /// - Parameters:
  ///   - type: the type of the view, whose name the tile shows, without the types that it is made for.
  ///   - platform: the framework.
  package init(of type: Any.Type, platform: String) {
    self.init(String("\(type)".prefix { $0 != "<" }), content: "what it makes with \(platform)")
  }

  /// Adds the tile.
  @MainActor package static func resolveElements(of view: Self, in resolver: ViewResolver) {
    if resolver.resources.mentions(view.name) {
      resolver.report("draws a tile for \(view.name): \(view.content) cannot be had here")
    }
    resolver.resolve(
      Rectangle().fill(Color(system: .fill))
        .overlay {
          Text(verbatim: view.name)
            .font(.system(size: 15, weight: .medium))
            .lineLimit(1)
            .minimumScaleFactor(0.2)
            .foregroundStyle(Color(system: .secondaryLabel))
        })
  }

  nonisolated package static var staticElementCount: Int? { 1 }
}
