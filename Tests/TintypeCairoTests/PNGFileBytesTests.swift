import Foundation
import Testing

@testable import TintypeImages

/// A file's bytes while it is written.
struct PNGFileBytesTests {
  @Test(arguments: [0, 1, 5, 100, 3 << 20])
  func allBytesAreKeptHoweverMuchRoomWasForeseen(room: Int) {
    let pieces = (0..<70).map { piece in (0..<50_000).map { UInt8(truncatingIfNeeded: $0 * piece) }
    }
    var bytes = PNGFileBytes(room: room)
    for piece in pieces { bytes.append(piece) }
    #expect(bytes.count == 3_500_000)
    #expect(bytes.withBytes(from: 3_499_998) { Array($0) } == Array(pieces[69].suffix(2)))
    #expect(bytes.data() == Data(pieces.joined()))
  }

  @Test func aFileOfNothingIsEmpty() {
    #expect(PNGFileBytes(room: 0).data().isEmpty)
  }
}
