import Foundation
public import FoundationNetworking
public import TintypeSnapshots

extension Snapshotting where Value == URLRequest, Format == String {
  /// Keeps a request as it is sent: method and address, headers in order, body.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// Keeps a request as it is sent.
  ///
  /// - Parameter pretty: whether a body that is JSON is laid out, keys in order.
  /// - Returns: the strategy.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting<String>.lines.pullback { request in
      let head = "\(request.httpMethod ?? "GET") \(request.sortedAddress ?? "(null)")"
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
      let body = request.httpBody.map { body in
        let shown = pretty ? laidOut(body) ?? body : body
        return "\n" + String(decoding: shown, as: UTF8.self)
      }
      return ([head] + headers + [body].compactMap { $0 }).joined(separator: "\n")
    }
  }

  private static func laidOut(_ body: Data) -> Data? {
    guard let object = try? JSONSerialization.jsonObject(with: body),
      JSONSerialization.isValidJSONObject(object)
    else { return nil }
    return try? JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
  }

  /// Keeps a request as a command of `curl`, an option a line.
  public static var curl: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { request in
      var parts = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": parts.append("--head")
      case let method: parts.append("--request \(method)")
      }
      let headers = (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
      for (name, value) in headers where name != "Cookie" {
        parts.append("--header \"\(name): \(quoted(value))\"")
      }
      if let body = request.httpBody.flatMap({ String(data: $0, encoding: .utf8) }) {
        let backslashes = body.replacingOccurrences(of: #"\""#, with: #"\\""#)
        parts.append("--data \"\(quoted(backslashes))\"")
      }
      if let cookie = request.allHTTPHeaderFields?["Cookie"] {
        parts.append("--cookie \"\(quoted(cookie))\"")
      }
      parts.append("\"\(request.sortedAddress ?? "")\"")
      return parts.joined(separator: " \\\n\t")
    }
  }

  private static func quoted(_ text: String) -> String {
    text.replacingOccurrences(of: "\"", with: "\\\"")
  }
}

extension URLRequest {
  /// The address with what it asks for in order; nil where there is none.
  fileprivate var sortedAddress: String? {
    guard let url, var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
      return nil
    }
    parts.queryItems = parts.queryItems?.sorted { $0.name < $1.name }
    return parts.url?.absoluteString
  }
}
