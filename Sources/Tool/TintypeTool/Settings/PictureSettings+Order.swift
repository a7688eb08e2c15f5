import Tintype
import TintypeProgram

extension PictureSettings {
  /// These settings, and of others what these leave open.
  ///
  /// - Parameter others: what is said of more pictures than these.
  /// - Returns: both together.
  func over(_ others: PictureSettings) -> PictureSettings {
    var (result, others) = (self, others)
    // Who names one of two that exclude each other says that it is not the other.
    if size != nil { others.devices = [] }
    if !devices.isEmpty { others.size = nil }
    if explains != nil { others.steps = nil }
    if steps != nil { others.explains = nil }
    for setting in Setting.all { setting.meaning.complete(&result, others) }
    return result
  }

  /// Says of settings that stand beside each other whether they may, and what they mean together.
  ///
  /// - Returns: false where both an explanation and steps are wanted, which exclude each other.
  mutating func settle() -> Bool {
    if explains != nil, steps != nil { return false }
    if of != nil, steps == nil, explains == nil { explains = .rows }
    return true
  }
}

extension PictureFormat: Codable {}
