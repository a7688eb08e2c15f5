import Foundation

/// The bytes of a reference, where a test names it.
enum ReferenceFile {
  /// Reads a reference; a link in its place is followed, for the test's author may have made it.
  ///
  /// - Parameter path: the reference.
  /// - Returns: the bytes; nil only where nothing has the name.
  /// - Throws: ``SnapshotError/inaccessible(_:)`` for whatever is there and cannot be read. It may be a
  ///   reference all the same, and must not be taken for a missing one.
  static func contents(at path: String) throws -> Data? {
    do throws(FileProblem) {
      let folder = try OpenFolder(path: (path as NSString).deletingLastPathComponent)
      let name = (path as NSString).lastPathComponent
      guard try folder.holds(name) else { return nil }
      return try folder.contents(of: name, followsLink: true)
    } catch {
      if error == .missing { return nil }
      throw SnapshotError.inaccessible("\(error)")
    }
  }

  /// A reference of text as it was before git, an editor or a hook changed the ends of its lines.
  ///
  /// - Parameters:
  ///   - reference: what the file holds.
  ///   - snapshot: the new snapshot, which says how its lines end.
  /// - Returns: the reference with the ends of the snapshot's lines, and with or without one at its end as there; nil
  ///   where it is no text or has these already.
  static func mended(_ reference: Data, like snapshot: Data) -> Data? {
    let (carriage, feed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    guard reference != snapshot, String(data: reference, encoding: .utf8) != nil,
      String(data: snapshot, encoding: .utf8) != nil
    else { return nil }
    var bytes = [UInt8](reference)
    if !snapshot.contains(carriage), bytes.contains(carriage) {
      bytes = bytes.enumerated().filter { index, byte in
        byte != carriage || index + 1 == bytes.count || bytes[index + 1] != feed
      }.map(\.element)
    }
    if snapshot.last == feed, bytes.last != feed {
      bytes.append(feed)
    } else if snapshot.last != feed, bytes.last == feed {
      bytes.removeLast()
    }
    let mended = Data(bytes)
    return mended == reference ? nil : mended
  }

  /// Whether a reference is what git leaves of two versions that it could not merge.
  static func isConflict(_ data: Data) -> Bool {
    // Pictures have no lines to take apart.
    guard data.range(of: Data("<<<<<<<".utf8)) != nil else { return false }
    var marks: [String] = []
    for line in data.split(separator: UInt8(ascii: "\n")) {
      // Seven signs and no other begin a line that parts the versions.
      guard let sign = line.first, [0x3C, 0x3D, 0x3E].contains(sign),
        line.prefix(7).allSatisfy({ $0 == sign }), line.count >= 7
      else { continue }
      let mark = String(decoding: line.prefix(7), as: UTF8.self)
      if marks.last != mark { marks.append(mark) }
    }
    return marks.joined(separator: " ").contains("<<<<<<< ======= >>>>>>>")
  }
}
