/// The place of a view in the tree, as a number.
///
/// Two paths mix to the same 64 bits with a chance that no tree of views ever meets. The seed of
/// `Hasher` differs from run to run; identities are therefore never part of any output.
package struct Identity: Hashable, Sendable {
  private var value: UInt64

  /// The root.
  package static let root = Identity(value: 0x9E37_79B9_7F4A_7C15)

  /// The place of a child or a property.
  package func appending(_ component: Int) -> Identity {
    Identity(value: Identity.mixed(value ^ UInt64(truncatingIfNeeded: component &+ 0x51)))
  }

  /// The place of a child that data names.
  package func appending(_ component: some Hashable) -> Identity {
    appending(component.hashValue)
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var x = value &+ 0x9E37_79B9_7F4A_7C15
    x = (x ^ (x >> 30)) &* 0xBF58_476D_1CE4_E5B9
    x = (x ^ (x >> 27)) &* 0x94D0_49BB_1331_11EB
    return x ^ (x >> 31)
  }
}
