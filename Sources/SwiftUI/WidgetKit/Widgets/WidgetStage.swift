#if os(Linux)
import Tintype
public import TintypeControls

/// A widget as it stands on a home screen: at its family's size, on its ground, with margins and corners.
///
/// A widget without a ground of its own stands on white, or on black in a dark picture. Widgets of a locked screen are
/// in shades of white on black: the wallpaper that would shine through is not drawn.
package struct WidgetStage<Content: View>: View {
  let family: WidgetFamily
  let hasMargins: Bool
  let content: Content

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - family: how large the widget is.
  ///   - hasMargins: whether there is room around the content.
  ///   - content: the widget's view.
  package init(_ family: WidgetFamily, hasMargins: Bool = true, content: Content) {
    self.family = family
    self.hasMargins = hasMargins
    self.content = content
  }

  package var body: some View {
    placed
      .environment(\.widgetFamily, family)
      .environment(\.isInWidget, true)
      .containerShape(family.outline)
      .previewCutOut()
  }

  private var framed: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding(hasMargins ? family.margin : 0)
      .frame(width: family.size.width, height: family.size.height)
  }

  @ViewBuilder private var placed: some View {
    if family.isAccessory {
      framed
        .font(family == .accessoryInline ? .system(size: 17, weight: .semibold) : .body)
        .lineLimit(family == .accessoryInline ? 1 : nil)
        .grayscale(1)
        .environment(\.widgetRenderingMode, .vibrant)
        .environment(\.showsWidgetContainerBackground, false)
        .environment(\.colorScheme, .dark)
        .clipShape(family.outline)
        .background(Color.black)
    } else {
      framed
        .backgroundPreferenceValue(WidgetBackground.self) { ground in
          ZStack {
            Rectangle().fill(.background)
            ground
          }
        }
        .clipShape(family.outline)
    }
  }
}

/// The size of a widget in a preview.
public struct WidgetPreviewContext: PreviewContext {
  private let family: WidgetFamily

  /// Creates the context of a family.
  public init(family: WidgetFamily) { self.family = family }
}

extension WidgetPreviewContext: PreviewSurrounding {
  package func surround(_ content: AnyView) -> AnyView {
    AnyView(WidgetStage(family, content: content))
  }
}
#endif
