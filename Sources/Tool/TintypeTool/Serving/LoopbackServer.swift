import CTintypeFiles
import Foundation
import Glibc
import Synchronization

/// A server for one person on this machine: HTTP/1.1, one request a connection.
///
/// It listens on 127.0.0.1 only, and answers only who calls it by that name: a page of another site, and a
/// name that somebody lets point here, are refused before a request is looked at.
final class LoopbackServer: Sendable {
  /// What was asked for.
  struct Request {
    var method: String
    /// The path, without the query.
    var path: String
    /// The parameters of the query.
    var query: [String: String]
    /// The headers, by their names in small letters.
    var headers: [String: String]
    var body: Data
  }

  /// What is answered.
  struct Response {
    var status: Int
    var type = "text/plain; charset=utf-8"
    var body: Data
    /// What a page may load and do, as a content security policy has it; nil where the page says so itself.
    var policy: String?
    /// Writes what follows the body for as long as it likes; nil for an answer of a length that is known.
    ///
    /// What it is given sends bytes, and says whether somebody still reads them.
    var stream: (@Sendable (_ send: (Data) -> Bool) -> Void)?

    static func refusal(_ status: Int, _ reason: String) -> Response {
      Response(status: status, body: Data((reason + "\n").utf8))
    }
  }

  /// The port that is listened on.
  let port: UInt16
  private let listener: Int32
  /// How many callers are answered at the moment.
  private let callers = Mutex(0)

  /// A request may have this many bytes.
  private static let longestRequest = 1 << 20
  /// How long a caller may take to ask, in seconds; who lets others wait is left.
  private static let timeout = 2
  /// How long a caller may take to read the answer, in seconds.
  private static let readingTime = 10

  /// So many callers are answered side by side; others are sent away.
  private static let mostCallers = 100

  /// Starts to listen.
  ///
  /// - Parameter wanted: the port; 0 for one that the system chooses.
  /// - Throws: ``ToolError`` where the port cannot be had.
  init(port wanted: UInt16 = 0) throws {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = wanted.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    // Browsers open connections ahead and say nothing on them: others need not wait for those.
    var silence = Int32(Self.timeout)
    setsockopt(
      listener, Int32(IPPROTO_TCP), TCP_DEFER_ACCEPT, &silence, socklen_t(MemoryLayout<Int32>.size))
    // The port of a server that has just ended is free, whatever its last callers still wait for.
    var reuse: Int32 = 1
    setsockopt(
      listener, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<Int32>.size))
    let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        listener >= 0 && bind(listener, address, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    guard isOpen else {
      throw ToolError(
        status: .unavailable,
        message: wanted == 0
          ? "No port of this machine could be opened: \(String(cString: strerror(errno)))."
          : "The port \(wanted) could not be opened: \(String(cString: strerror(errno))). Name another with"
            + " --port, or none to have a free one.")
    }
  }

  deinit { close(listener) }

  /// The names that this server is called by.
  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// Answers whoever comes, callers side by side, until the process ends.
  ///
  /// - Parameter answer: makes the answers, on several threads at once; not asked for callers that are refused.
  func serve(_ answer: @escaping @Sendable (Request) -> Response) {
    while true {
      guard let caller = accepted() else {
        // No more files for the moment: some will be closed.
        usleep(10_000)
        continue
      }
      let isWelcome = callers.withLock { count in
        guard count < Self.mostCallers else { return false }
        count += 1
        return true
      }
      guard isWelcome else {
        close(caller)
        continue
      }
      Thread.detachNewThread {
        self.converse(with: caller, answer)
        close(caller)
        self.callers.withLock { $0 -= 1 }
      }
    }
  }

  /// The next caller; nil where there is none.
  private func accepted() -> Int32? {
    let caller = accept(listener, nil, nil)
    guard caller >= 0 else { return nil }
    _ = fcntl(caller, F_SETFD, FD_CLOEXEC)
    return caller
  }

  private func converse(with caller: Int32, _ answer: (Request) -> Response) {
    tintype_set_socket_patience(caller, Int32(Self.timeout))
    guard let request = read(from: caller) else {
      return write(.refusal(400, "This is no request."), to: caller)
    }
    write(refusal(of: request) ?? answer(request), to: caller)
  }

  /// Why a request is not looked at; nil for one that is.
  private func refusal(of request: Request) -> Response? {
    guard let host = request.headers["host"], hosts.contains(host.lowercased()) else {
      return .refusal(421, "This server has another name.")
    }
    let origins = hosts.map { "http://\($0)" }
    if let origin = request.headers["origin"], !origins.contains(origin.lowercased()) {
      return .refusal(403, "Another site may not ask.")
    }
    if request.method != "GET", request.headers["origin"] == nil {
      return .refusal(403, "Only the page of this server may ask for changes.")
    }
    return nil
  }

  private func read(from caller: Int32) -> Request? {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 16384)
    let end = Data("\r\n\r\n".utf8)
    let deadline = ContinuousClock.now + .seconds(Self.timeout)
    while data.count < Self.longestRequest, ContinuousClock.now < deadline {
      if let head = data.range(of: end) {
        guard var request = Self.head(data[..<head.lowerBound]) else { return nil }
        let length = request.headers["content-length"].flatMap { Int($0) } ?? 0
        guard length >= 0, length < Self.longestRequest else { return nil }
        if data.count - head.upperBound >= length {
          request.body = Data(data[head.upperBound..<(head.upperBound + length)])
          return request
        }
      }
      let count = recv(caller, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      data.append(contentsOf: buffer[..<count])
    }
    return nil
  }

  /// Reads the lines of a request before its body.
  private static func head(_ data: Data) -> Request? {
    let lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\r\n")
    let fields = lines[0].split(separator: " ")
    // Two slashes would begin with the name of a host.
    guard fields.count == 3, fields[2].hasPrefix("HTTP/1."), fields[1].hasPrefix("/"),
      !fields[1].hasPrefix("//"),
      let address = URLComponents(string: String(fields[1]))
    else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let name = line[..<colon].lowercased()
      // Two hosts or two origins would be one too many, also where spaces make one look like another header, as
      // before a colon or in a line that goes on: RFC 9112, 5.1 and 5.2.
      guard headers[name] == nil, isToken(name) else { return nil }
      headers[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    let query = (address.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    return Request(
      method: String(fields[0]), path: address.path,
      query: Dictionary(query) { first, _ in first }, headers: headers, body: Data())
  }

  /// Whether a text may name a header: RFC 9110, 5.6.2.
  private static func isToken(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }

  private func write(_ response: Response, to caller: Int32) {
    let head = """
      HTTP/1.1 \(response.status) \(response.status == 200 ? "OK" : "Refused")\r
      Content-Type: \(response.type)\r
      \(response.stream == nil ? "Content-Length: \(response.body.count)\r\n" : "")\
      \(response.policy.map { "Content-Security-Policy: \($0)\r\n" } ?? "")\
      Cache-Control: no-store\r
      X-Content-Type-Options: nosniff\r
      X-Frame-Options: DENY\r
      Cross-Origin-Resource-Policy: same-origin\r
      Referrer-Policy: no-referrer\r
      Connection: close\r
      \r

      """
    guard Self.send(Data(head.utf8) + response.body, to: caller) else { return }
    response.stream? { Self.send($0, to: caller) }
    // What the caller still sends is read, or the system would cut the answer short.
    shutdown(caller, Int32(SHUT_WR))
    var rest = [UInt8](repeating: 0, count: 4096)
    let rests = ContinuousClock.now + .seconds(Self.timeout)
    while ContinuousClock.now < rests, recv(caller, &rest, rest.count, 0) > 0 {}
  }

  /// Sends bytes; false where nobody takes them.
  private static func send(_ data: Data, to caller: Int32) -> Bool {
    let bytes = Array(data)
    var sent = 0
    let end = ContinuousClock.now + .seconds(readingTime)
    while sent < bytes.count, ContinuousClock.now < end {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(caller, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      sent += count
    }
    return sent == bytes.count
  }
}
