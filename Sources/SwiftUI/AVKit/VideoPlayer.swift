#if os(Linux)
public import Tintype
import TintypeControls

extension VideoPlayer {
  /// The tile, with a warning, and what is laid over it.
  @MainActor public var body: some View {
    ForeignContent("VideoPlayer", content: "a film").overlay { overlay }
  }
}
#endif
