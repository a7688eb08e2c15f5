import Tintype
import TintypeProgram

/// The name of a device that exists.
struct DeviceName: Equatable {
  let name: String

  init?(_ text: String) {
    guard (try? Device.preset(named: text)) != nil else { return nil }
    name = text
  }
}
