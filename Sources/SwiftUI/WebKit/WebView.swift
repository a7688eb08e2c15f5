#if os(Linux)
public import Tintype
import TintypeControls

extension WebView {
  /// The tile, with a warning.
  @MainActor public var body: some View { ForeignContent("WebView", content: "a page of the web") }
}
#endif
