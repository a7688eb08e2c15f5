import Foundation

/// The types that conform to a protocol, in all that the process has loaded.
///
/// The compiler leaves a record of every conformance in its image, and the runtime knows where the records
/// of each image lie. Swift's own tests are found the same way; only who conforms is read from the records,
/// and the runtime itself says whether it does.
enum Conformances {
  /// The types with a conformance to a protocol of a name, in the order of their images; generic ones are
  /// left out.
  ///
  /// - Parameter name: the protocol's name without its module, of which there may be several.
  /// - Returns: nil where the runtime does not tell its records.
  static func types(conformingTo name: String) -> [Any.Type]? {
    #if os(Linux)
    guard
      let symbol = dlsym(
        UnsafeMutableRawPointer(bitPattern: 0), "swift_enumerateAllMetadataSections")
    else { return nil }
    let enumerate = unsafeBitCast(symbol, to: Enumerator.self)
    let found = Found(name: name)
    enumerate(
      { sections, found in
        let found = Unmanaged<Found>.fromOpaque(found).takeUnretainedValue()
        found.read(sections)
        return true
      }, Unmanaged.passUnretained(found).toOpaque())
    return found.types
    #else
    return nil
    #endif
  }

  /// The runtime's function that hands over the sections of one image after the other.
  private typealias Enumerator =
    @convention(c) (
      @convention(c) (_ sections: UnsafeRawPointer, _ context: UnsafeRawPointer) -> Bool,
      _ context: UnsafeRawPointer
    ) -> Void

  /// What was found so far, as the runtime's function only passes a pointer on.
  private final class Found {
    let name: String
    var types: [Any.Type] = []

    init(name: String) { self.name = name }

    /// Reads the records of an image.
    func read(_ sections: UnsafeRawPointer) {
      // A version, an address and two words that are not used; then the start and the length of the
      // protocols, and of the conformances.
      let addresses = sections.assumingMemoryBound(to: UInt.self)
      guard let start = UnsafeRawPointer(bitPattern: addresses[6]) else { return }
      for offset in stride(from: 0, to: Int(addresses[7]), by: MemoryLayout<Int32>.size) {
        guard let record = (start + offset).relative,
          let type = ConformanceRecord(address: record).type(conformingTo: name)
        else { continue }
        types.append(type)
      }
    }
  }
}

/// A record that says which type conforms to which protocol: `ProtocolConformanceDescriptor` in Swift's ABI.
private struct ConformanceRecord {
  let address: UnsafeRawPointer

  /// The type, if its protocol has a name; nil also for a generic type, and one that is not Swift's.
  func type(conformingTo name: String) -> Any.Type? {
    guard let theProtocol = address.relativeOrIndirect,
      (theProtocol + 8).relative.map({ String(cString: $0.assumingMemoryBound(to: CChar.self)) })
        == name
    else { return nil }
    let form = (address + 12).load(as: UInt32.self) >> 3 & 7
    var descriptor = (address + 4).relative
    // Through a pointer, where the type belongs to another image.
    if form == 1 { descriptor = descriptor?.load(as: UnsafeRawPointer?.self) }
    guard form < 2, let descriptor else { return nil }
    let flags = descriptor.load(as: UInt32.self)
    let isNominal = (16...18).contains(flags & 0x1f)
    let isGeneric = flags & 0x80 != 0
    guard isNominal, !isGeneric, let access = (descriptor + 12).relative else { return nil }
    let metadata = unsafeBitCast(access, to: Accessor.self)(0)
    return metadata.map { unsafeBitCast($0, to: Any.Type.self) }
  }

  /// The function that makes a type's metadata; asked for with 0 it is complete.
  private typealias Accessor = @convention(c) (_ request: Int) -> UnsafeRawPointer?
}

extension UnsafeRawPointer {
  /// What the distance that stands here leads to; nil for none.
  fileprivate var relative: UnsafeRawPointer? {
    let distance = load(as: Int32.self)
    return distance == 0 ? nil : self + Int(distance)
  }

  /// The same where an odd distance leads to a pointer.
  fileprivate var relativeOrIndirect: UnsafeRawPointer? {
    let distance = load(as: Int32.self)
    guard distance & 1 != 0 else { return relative }
    return (self + Int(distance & ~1)).load(as: UnsafeRawPointer?.self)
  }
}
