import Foundation
import TintypeDrawing

/// Puts into a PDF what Cairo 1.16 cannot say: language, alternative texts, the order of reading, decoration, and
/// what the file promises to readers.
///
/// ISO 14289-1 (PDF/UA) asks for them; `Decisions/pdf-after-cairo.md` says why qpdf does it.
struct PDFFinisher {
  private let description: PictureDescription
  private let elements: [PDFStructure.Element]
  private let file: QPDFFile

  /// Finishes a file of one page.
  ///
  /// - Parameters:
  ///   - data: what Cairo wrote.
  ///   - description: what the picture says.
  ///   - elements: the elements of its page, in the order in which they were drawn.
  /// - Returns: the file; the same bytes for the same picture.
  /// - Throws: `RenderError.drawing` where qpdf is not installed or cannot read the file.
  static func finished(
    _ data: Data, _ description: PictureDescription, _ elements: [PDFStructure.Element]
  ) throws(RenderError) -> Data {
    let finisher = PDFFinisher(
      description: description, elements: elements, file: try QPDFFile(data))
    finisher.describeDocument()
    if !elements.isEmpty {
      finisher.orderElements()
      try finisher.markDecoration()
    }
    return try finisher.file.written()
  }

  private func describeDocument() {
    let root = file.root
    // Words that a program chose are English; texts may be in any language.
    file.set("/Lang", file.text(description.language ?? "en"), of: root)
    file.set("/ViewerPreferences", file.parsed("<< /DisplayDocTitle true >>"), of: root)
    guard !elements.isEmpty else { return }
    file.set("/MarkInfo", file.parsed("<< /Marked true >>"), of: root)
    file.set(
      "/Metadata",
      file.stream(
        Data(metadata.utf8), [("/Type", "/Metadata"), ("/Subtype", "/XML")]), of: root
    )
  }

  /// That the file is made for everybody, as ISO 14289-1 writes it.
  private var metadata: String {
    let title = XMLText.escaped(description.title ?? "", whiteSpace: .spaces, replacement: "")
    return """
      <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" \
      xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
      <dc:title><rdf:Alt><rdf:li xml:lang="x-default">\(title)</rdf:li></rdf:Alt></dc:title>
      <pdfuaid:part>1</pdfuaid:part>
      </rdf:Description></rdf:RDF></x:xmpmeta>
      <?xpacket end="r"?>
      """
  }

  /// Puts the page's elements into the order of reading, below one of the document.
  private func orderElements() {
    let tree = file.value("/StructTreeRoot", of: file.root)
    let drawn = file.list(file.value("/K", of: tree))
    guard drawn.count == elements.count else { return }
    let document = file.indirect(file.parsed("<< /Type /StructElem /S /Document >>"))
    file.set("/P", tree, of: document)
    for (element, drawn) in zip(elements, drawn) {
      file.set("/P", document, of: drawn)
      if let altText = element.altText ?? element.link {
        file.set("/Alt", file.text(altText), of: drawn)
      }
    }
    let order = file.list()
    for index in Self.readingOrder(of: elements) { file.append(drawn[index], to: order) }
    file.set("/K", order, of: document)
    let only = file.list()
    file.append(document, to: only)
    file.set("/K", only, of: tree)
    let page = file.page
    file.set("/Tabs", file.parsed("/S"), of: page)
    for (annotation, altText) in zip(
      file.list(file.value("/Annots", of: page)), elements.compactMap(\.link))
    { file.set("/Contents", file.text(altText), of: annotation) }
  }

  /// Elements by the order of their parts; text of no part follows what is drawn before it.
  static func readingOrder(of elements: [PDFStructure.Element]) -> [Int] {
    var owner = -1
    return elements.enumerated().map { index, element -> (owner: Int, index: Int) in
      owner = element.part ?? owner
      return (owner, index)
    }.sorted { ($0.owner, $0.index) < ($1.owner, $1.index) }.map(\.index)
  }

  /// Marks what belongs to no element as decoration, which nobody reads aloud.
  private func markDecoration() throws(RenderError) {
    let content = String(decoding: try file.pageContent(), as: UTF8.self)
    var result = "/Artifact BMC\n"
    for line in content.split(separator: "\n", omittingEmptySubsequences: true) {
      if line.hasSuffix(" BDC") { result += "EMC\n" }
      result += "\(line)\n"
      if line == "EMC" { result += "/Artifact BMC\n" }
    }
    result += "EMC\n"
    file.set("/Contents", file.stream(Data(result.utf8)), of: file.page)
  }
}
