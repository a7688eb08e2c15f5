import Foundation
import Testing
import TintypeCairo
import TintypeImages
import TintypeTestSupport

/// Drawings of lines that take parts from other files, which nobody draws: an error names the first of them.
@Suite struct VectorPictureTests {
  private func problem(
    _ body: String, encoding: String.Encoding = .utf8
  ) throws -> String? {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.svg"
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">\
      \(body)</svg>
      """
    try folder.write(try #require(text.data(using: encoding)), to: "a.svg")
    do throws(ImageFileError) {
      _ = try VectorPicture(path: path)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test(arguments: [
    (#"<image href="q.png" width="9" height="9"/>"#, "q.png"),
    (#"<image width="9" xlink:href = 'file:///etc/q.png'/>"#, "file:///etc/q.png"),
    (#"<svg:image xlink:href="http://a.b/c.png"/>"#, "http://a.b/c.png"),
    (#"<use xlink:href="other.svg#a"/>"#, "other.svg#a"),
    ("<filter id=\"f\"><feImage\n  href=\" q.png \"/></filter>", "q.png"),
    (#"<image href="data:image/png;base64,AA=="/><image href="b.png"/>"#, "b.png"),
    (#"<rect fill="url(b.svg#a)" width="9"/>"#, "b.svg#a"),
    (#"<g aria-label="a > b" style="mask: URL( 'b.svg#m' )"/>"#, "b.svg#m"),
    (#"<g style="clip-path:url(&quot;http://a.b/c.svg#d&quot;)"/>"#, "http://a.b/c.svg#d"),
    (#"<linearGradient id="a" xlink:href="b.svg#g"/>"#, "b.svg#g"),
    (#"<style>@import url(b.css);</style>"#, "b.css"),
    (#"<style type="text/css"><![CDATA[ @import "b.css"; ]]></style>"#, "b.css"),
    ("<style>\n/* url(a.css) */ @font-face { src: url(data:,), url('f.ttf') }</style>", "f.ttf"),
  ]) func otherFilesAreNamed(_ body: String, _ file: String) throws {
    let reason = try #require(try problem(body))
    #expect(
      reason.hasSuffix(
        "it takes \(file) from another file; embed it in this one, as a data: address"))
  }

  @Test func textsOfTwoBytesALetterAreReadToo() throws {
    let reason = try problem(#"<image href="q.png" width="9" height="9"/>"#, encoding: .utf16)
    #expect(reason?.contains("q.png") == true)
    #expect(try problem(##"<rect fill="url(#a)" width="9"/>"##, encoding: .utf16) == nil)
  }

  @Test(arguments: [
    ##"<defs><rect id="a" width="3" height="3"/></defs><use href="#a" xlink:href="#a"/>"##,
    #"<image href="data:image/png;base64,AA=="/>"#, #"<image href="" width="1"/>"#,
    #"<a href="http://a.b/"><rect width="3" height="3"/></a>"#,
    #"<!-- <image href="q.png"/> --><rect width="3" height="3"/>"#,
    "<!-- a\n<image href=\"q.png\"/>\n<b> --><rect width=\"3\" height=\"3\"/>",
    ##"<g fill="url(#a)" style="filter:url(&quot;#b&quot;);mask:url( '#c' )"/>"##,
    ##"<style>.a { fill: url(#b) } /* @import "c.css"; url(d.svg#e) */</style>"##,
    #"<style/><text>url(b.svg) @import "b.css"</text>"#,
    #"<style>a{}</style><desc>url(b.svg)</desc>"#,
    #"<text>image href="q.png"</text>"#, #"<metadata><Work href="q.png"/></metadata>"#,
  ]) func whatIsInTheFileIsDrawn(_ body: String) throws { #expect(try problem(body) == nil) }
}
