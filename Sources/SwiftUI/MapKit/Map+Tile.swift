// The other names of MapKit are in Fixtures/Names, as are those of the modules beside it: on Linux only.
#if os(Linux)
public import Tintype
import TintypeControls

extension Map {
  /// The tile, with a warning.
  @MainActor public var body: some View { ForeignContent("Map", content: "the system's map") }
}
#endif
