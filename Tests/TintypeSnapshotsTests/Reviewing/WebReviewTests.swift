import Foundation
import Testing
import TintypeSnapshots
import TintypeTestSupport

#if canImport(Glibc)
import Glibc
#endif

/// `tintype review --web`: who may ask, and what a person can do.
@Suite("Review in a browser") struct WebReviewTests {
  /// A review that runs.
  private final class Review {
    private let server: ServingTool
    var address: String { server.address }
    let port: UInt16
    let token: String

    init(in folder: String) throws {
      server = try ServingTool(["review", "--web"], in: URL(fileURLWithPath: folder))
      let parts = try #require(URLComponents(string: server.address))
      port = UInt16(parts.port ?? 0)
      token = parts.queryItems?.first?.value ?? ""
    }

    /// Waits for the end; the exit code.
    func end() -> Int32 { server.end() }

    /// What the server answers to bytes: the number of its first line.
    func status(_ lines: [String], body: String = "") throws -> Int {
      let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(file) }
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let isOpen = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
      }
      #expect(isOpen)
      let bytes = Array(
        (lines + ["Content-Length: \(body.utf8.count)", "", body]).joined(separator: "\r\n").utf8)
      send(file, bytes, bytes.count, Int32(MSG_NOSIGNAL))
      var buffer = [UInt8](repeating: 0, count: 64)
      let count = recv(file, &buffer, buffer.count, 0)
      let text = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
      return text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    }
  }

  private func failures(_ bench: borrowing Bench) {
    for name in ["light", "dark"] {
      bench.check(PictureSnapshotTests.card(), as: .picture(), name, record: .all)
      bench.check(PictureSnapshotTests.card(x: 15), as: .picture(), name)
    }
    bench.check("one", "words", record: .all)
    bench.check("two", "words")
  }

  @Test func onlyThePageOfThisServerMayAsk() throws {
    let bench = try Bench()
    failures(bench)
    let review = try Review(in: bench.root)
    let (host, token) = ("Host: 127.0.0.1:\(review.port)", review.token)
    let origin = "Origin: http://127.0.0.1:\(review.port)"
    let secret = "X-Tintype-Token: \(token)"
    let all = #"{"paths":["Tests/__Snapshots__/CardTests/card.words.txt"]}"#
    #expect(try review.status(["GET /?token=\(token) HTTP/1.1", host]) == 200)
    #expect(try review.status(["GET /?token=\(token)0 HTTP/1.1", host]) == 403)
    #expect(try review.status(["GET / HTTP/1.1", host]) == 403)
    #expect(try review.status(["GET /?token=\(token) HTTP/1.1", "Host: evil.example"]) == 421)
    #expect(try review.status(["GET /?token=\(token) HTTP/1.1"]) == 421)
    for header in ["Origin : http://evil.example", " Origin: http://evil.example", ": a", "A\0: b"]
    {
      #expect(
        try review.status(["GET /?token=\(token) HTTP/1.1", host, header]) == 400, "\(header)")
    }
    #expect(try review.status(["GET //evil.example/?token=\(token) HTTP/1.1", host]) == 400)
    #expect(try review.status(["GET /../etc/passwd?token=\(token) HTTP/1.1", host]) == 404)
    let post = "POST /accept HTTP/1.1"
    #expect(try review.status([post, host, secret], body: all) == 403)
    #expect(try review.status([post, host, origin], body: all) == 403)
    #expect(
      try review.status([post, host, secret, "Origin: http://evil.example"], body: all) == 403)
    #expect(try review.status([post, host, secret, "Origin: null"], body: all) == 403)
    #expect(try review.status([post, host, origin, secret], body: "{}") == 400)
    let other = #"{"paths":["../../etc/passwd", "/etc/passwd"]}"#
    #expect(try review.status([post, host, origin, secret], body: other) == 409)
    #expect(try review.status(["POST /delete HTTP/1.1", host, origin, secret], body: all) == 404)
    #expect(try review.status(["nonsense"]) == 400)
    #expect(bench.reference("words") == "one")
    #expect(try review.status([post, host, origin, secret], body: all) == 200)
    #expect(bench.reference("words") == "two")
    #expect(try review.status(["POST /undo HTTP/1.1", host, origin, secret], body: all) == 200)
    #expect(bench.reference("words") == "one")
    #expect(ReviewQueue(root: bench.root).items.count == 3)
    #expect(try review.status(["POST /finish HTTP/1.1", host, origin, secret], body: all) == 200)
    #expect(review.end() == 1)
  }

  @Test(.enabled(if: Browser.program != nil)) func aPersonAcceptsAndTakesBack() throws {
    let bench = try Bench()
    failures(bench)
    let review = try Review(in: bench.root)
    let page = try Browser(try #require(Browser.program), address: review.address)
    let count = "document.querySelectorAll('#list li').length"
    #expect(try page.value(count) == "3")
    // Both pictures have one cause, which stands above the first.
    #expect(
      try page.value("[...document.querySelectorAll('.cause')].map(e => e.textContent).join('|')")
        .hasPrefix(#"Text "Total" x 12 → 152|"#))
    // It stands below the title of the picture too.
    #expect(
      try page.value("document.getElementById('why').textContent") == #"Text "Total" x 12 → 15"#)
    #expect(try page.value("document.getElementById('takeGroup').textContent").contains("all 2"))
    #expect(try page.value("document.querySelectorAll('#stage img').length") == "3")
    // By key: the whole cause.
    try page.press("A")
    try page.wait(for: "\(count) === 1")
    let expected = PictureSnapshotTests.card(x: 15).bitmap
    func picture(_ name: String) throws -> SnapshotPicture {
      let path = bench.location(name, "png").reference
      return try SnapshotPicture(
        pngData: try #require(FileManager.default.contents(atPath: path)))
    }
    #expect(try picture("light").bitmap == expected && picture("dark").bitmap == expected)
    try page.press("u")
    try page.wait(for: "\(count) === 3")
    #expect(try picture("light").bitmap == PictureSnapshotTests.card().bitmap)
    // By click: one is rejected and keeps its reference, the others are accepted.
    _ = try page.value("document.getElementById('drop').click()")
    try page.wait(for: "\(count) === 2")
    _ = try page.value("document.getElementById('take').click()")
    try page.wait(for: "\(count) === 1")
    try page.press("a")
    try page.wait(for: "\(count) === 0")
    #expect(try page.value("document.getElementById('summary').textContent") == "All reviewed")
    #expect(
      try page.value("document.getElementById('emptyText').textContent").hasPrefix(
        "2 accepted, 1 rejected."))
    #expect(bench.reference("words") == "two")
    _ = try page.value("document.getElementById('finish').click()")
    try page.wait(for: "document.getElementById('ended') !== null")
    #expect(review.end() == 0)
    #expect(ReviewQueue(root: bench.root).items.isEmpty)
  }
}
