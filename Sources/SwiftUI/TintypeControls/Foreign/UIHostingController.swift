import Foundation

/// A screen of UIKit's that shows a view of SwiftUI's.
///
/// UIKit is not drawn: give the view itself to what makes pictures.
@MainActor open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  public var rootView: Content
  /// How the size of the screen follows the view.
  public var sizingOptions: UIHostingControllerSizingOptions = []

  /// Creates a screen for a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a screen for a view, whatever was kept of it.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }
  /// Creates nothing: a view cannot be kept.
  public required init?(coder: NSCoder) { nil }
}

/// What a cell of UIKit's shows.
@MainActor @preconcurrency public protocol UIContentConfiguration {}

/// A view of SwiftUI's in a cell of UIKit's, which is not drawn.
public nonisolated struct UIHostingConfiguration<Content: View, Background: View>:
  UIContentConfiguration
{
  private let content: Content
  private let background: Background

  private init(content: Content, background: Background) {
    (self.content, self.background) = (content, background)
  }

  /// Sets the space around the view, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    self
  }
  /// Sets the space around the view, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
    self
  }
  /// Sets the least size, in points; nil for the cell's own.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    self
  }
  /// Lays a style behind the view.
  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<
    Content, ModifiedStyle<S>
  > {
    UIHostingConfiguration<Content, ModifiedStyle<S>>(
      content: content, background: ModifiedStyle(style: style))
  }
  /// Lays a view behind the view.
  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<
    Content, B
  > {
    UIHostingConfiguration<Content, B>(content: self.content, background: content())
  }

  /// A style that fills what it is proposed.
  public nonisolated struct ModifiedStyle<S: ShapeStyle>: View, BuiltIn {
    fileprivate let style: S
    /// A rectangle of the style.
    @MainActor public var body: some View { Rectangle().fill(style) }
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// Creates what a cell shows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), background: EmptyView())
  }
}
