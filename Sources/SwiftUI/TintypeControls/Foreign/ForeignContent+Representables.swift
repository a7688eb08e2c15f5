extension UIViewRepresentable {
  /// Adds a tile with the type's name.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.resolve(ForeignContent(of: Self.self, platform: "UIKit"))
  }
}

extension UIViewControllerRepresentable {
  /// Adds a tile with the type's name.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.resolve(ForeignContent(of: Self.self, platform: "UIKit"))
  }
}

extension NSViewRepresentable {
  /// Adds a tile with the type's name.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.resolve(ForeignContent(of: Self.self, platform: "AppKit"))
  }
}

extension NSViewControllerRepresentable {
  /// Adds a tile with the type's name.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.resolve(ForeignContent(of: Self.self, platform: "AppKit"))
  }
}
