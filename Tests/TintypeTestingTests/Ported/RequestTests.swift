import Foundation
import FoundationNetworking
import Testing
import TintypeTesting

/// swift-snapshot-testing's testURLRequest, with its own references.
@Suite struct RequestTests {
  private func request(
    _ address: String, _ method: String? = nil, body: String? = nil, headers: [String: String]
  ) throws -> URLRequest {
    var request = URLRequest(url: try #require(URL(string: address)))
    if let method { request.httpMethod = method }
    for (name, value) in headers { request.addValue(value, forHTTPHeaderField: name) }
    request.httpBody = body.map { Data($0.utf8) }
    return request
  }

  private func check(
    _ request: URLRequest, raw: String, curl: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try RecordedFolder()
    #expect(
      try folder.recorded(request, as: .raw, named: "raw") == raw, sourceLocation: sourceLocation)
    #expect(
      try folder.recorded(request, as: .curl, named: "curl") == curl,
      sourceLocation: sourceLocation)
  }

  private static let accepting = [
    "Cookie": "pf_session={}", "Accept": "text/html", "Content-Type": "application/json",
  ]

  @Test func get() throws {
    try check(
      request("https://www.pointfree.co/", headers: Self.accepting),
      raw: """
        GET https://www.pointfree.co/
        Accept: text/html
        Content-Type: application/json
        Cookie: pf_session={}
        """,
      curl: """
        curl \\
        \t--header "Accept: text/html" \\
        \t--header "Content-Type: application/json" \\
        \t--cookie "pf_session={}" \\
        \t"https://www.pointfree.co/"
        """)
  }

  @Test func getWithAQuery() throws {
    try check(
      request(
        "https://www.pointfree.co?key_2=value_2&key_1=value_1&key_3=value_3",
        headers: Self.accepting),
      raw: """
        GET https://www.pointfree.co?key_1=value_1&key_2=value_2&key_3=value_3
        Accept: text/html
        Content-Type: application/json
        Cookie: pf_session={}
        """,
      curl: """
        curl \\
        \t--header "Accept: text/html" \\
        \t--header "Content-Type: application/json" \\
        \t--cookie "pf_session={}" \\
        \t"https://www.pointfree.co?key_1=value_1&key_2=value_2&key_3=value_3"
        """)
  }

  @Test func post() throws {
    try check(
      request(
        "https://www.pointfree.co/subscribe", "POST",
        body: "pricing[billing]=monthly&pricing[lane]=individual",
        headers: ["Cookie": "pf_session={\"user_id\":\"0\"}", "Accept": "text/html"]),
      raw: """
        POST https://www.pointfree.co/subscribe
        Accept: text/html
        Cookie: pf_session={"user_id":"0"}

        pricing[billing]=monthly&pricing[lane]=individual
        """,
      curl: #"""
        curl \
        \#t--request POST \
        \#t--header "Accept: text/html" \
        \#t--data "pricing[billing]=monthly&pricing[lane]=individual" \
        \#t--cookie "pf_session={\"user_id\":\"0\"}" \
        \#t"https://www.pointfree.co/subscribe"
        """#)
  }

  @Test func postWithJSON() throws {
    try check(
      request(
        "http://dummy.restapiexample.com/api/v1/create", "POST",
        body: #"{"name":"tammy134235345235", "salary":0, "age":"tammy133"}"#,
        headers: ["Content-Type": "application/json", "Accept": "application/json"]),
      raw: """
        POST http://dummy.restapiexample.com/api/v1/create
        Accept: application/json
        Content-Type: application/json

        {"name":"tammy134235345235", "salary":0, "age":"tammy133"}
        """,
      curl: #"""
        curl \
        \#t--request POST \
        \#t--header "Accept: application/json" \
        \#t--header "Content-Type: application/json" \
        \#t--data "{\"name\":\"tammy134235345235\", \"salary\":0, \"age\":\"tammy133\"}" \
        \#t"http://dummy.restapiexample.com/api/v1/create"
        """#)
  }

  @Test func head() throws {
    try check(
      request("https://www.pointfree.co/", "HEAD", headers: ["Cookie": "pf_session={}"]),
      raw: """
        HEAD https://www.pointfree.co/
        Cookie: pf_session={}
        """,
      curl: """
        curl \\
        \t--head \\
        \t--cookie "pf_session={}" \\
        \t"https://www.pointfree.co/"
        """)
  }

  @Test func laidOutJSON() throws {
    let request = try request(
      "https://www.pointfree.co/subscribe", "POST",
      body: #"{"pricing": {"lane": "individual","billing": "monthly"}}"#,
      headers: ["Cookie": "pf_session={\"user_id\":\"0\"}", "Accept": "application/json"])
    #expect(
      try RecordedFolder().recorded(request, as: .raw(pretty: true), named: "a") == """
        POST https://www.pointfree.co/subscribe
        Accept: application/json
        Cookie: pf_session={"user_id":"0"}

        {
          "pricing" : {
            "billing" : "monthly",
            "lane" : "individual"
          }
        }
        """)
  }
}
