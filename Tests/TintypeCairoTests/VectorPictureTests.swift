import Foundation
import Testing
import TintypeCairo
import TintypeImages
import TintypeTestSupport

/// Drawings of lines that take parts from other files, which nobody draws: an error names the first of them.
@Suite struct VectorPictureTests {
  private func problem(_ body: String) throws -> String? {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.svg"
    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">\
      \(body)</svg>
      """.utf8, to: "a.svg")
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
  ]) func otherFilesAreNamed(_ body: String, _ file: String) throws {
    let reason = try #require(try problem(body))
    #expect(reason.hasSuffix("it shows \(file), which is another file; embed that as data:"))
  }

  @Test(arguments: [
    ##"<defs><rect id="a" width="3" height="3"/></defs><use href="#a" xlink:href="#a"/>"##,
    #"<image href="data:image/png;base64,AA=="/>"#, #"<image href="" width="1"/>"#,
    #"<a href="http://a.b/"><rect width="3" height="3"/></a>"#,
    #"<!-- <image href="q.png"/> --><rect width="3" height="3"/>"#,
    "<!-- a\n<image href=\"q.png\"/>\n<b> --><rect width=\"3\" height=\"3\"/>",
    #"<text>image href="q.png"</text>"#, #"<metadata><Work href="q.png"/></metadata>"#,
  ]) func whatIsInTheFileIsDrawn(_ body: String) throws { #expect(try problem(body) == nil) }
}
