import CTintypeThreads
import Foundation
import Tintype

/// A page of HTML with a plot of each cost, drawn by Tintype itself.
@MainActor
struct GrowthPage {
  let growths: [Growth]
  let runs: Int

  /// Writes the page and its plots.
  ///
  /// - Parameter folder: where; made if it is not there.
  /// - Returns: the page.
  /// - Throws: where a plot cannot be drawn or a file not be written.
  func write(to folder: URL) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (decimal, growth) in growths.enumerated() {
      try plot(growth).write(to: folder.appending(path: Self.name(decimal)), options: .atomic)
    }
    let page = folder.appending(path: "index.html")
    try Data(html.utf8).write(to: page, options: .atomic)
    return page
  }

  /// One file for both appearances.
  private func plot(_ growth: Growth) throws -> Data {
    let renderer = ImageRenderer(content: GrowthPlot(growth: growth))
    let light = renderer.settle(notesOrigins: true)
    renderer.environment.colorScheme = .dark
    let dark = try renderer.settle(notesOrigins: true).displayList(for: .svg)
    return try light.data(.svg, of: light.displayList(for: .svg), dark: dark)
  }

  private static func name(_ decimal: Int) -> String { "growth-\(decimal + 1).svg" }

  private var html: String {
    let figures = growths.enumerated().map { decimal, growth in
      "<img src=\"\(Self.name(decimal))\" alt=\"\(growth.line)\">"
    }
    let rows = growths.map { growth in
      let times = growth.points.map { "\($0.size): \($0.time.text)" }.joined(separator: "<br>")
      return
        "<tr><td>\(growth.name)</td><td>\(growth.unit)</td><td>\(times)</td><td>\(growth.exponentText)</td></tr>"
    }
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>How costs grow</title>
      <style>
        :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
        body { margin: 2em auto; max-width: 1180px; padding: 0 1em }
        table { border-collapse: collapse; font-variant-numeric: tabular-nums }
        td, th { border-bottom: 1px solid #8884; padding: .4em 1em .4em 0; text-align: left; vertical-align: top }
        img { margin: 0 .5em 1em 0 }
      </style>
      <h1>How costs grow</h1>
      <p>Both scales are powers of ten. An exponent of 1 says that twice the work takes twice the time; the least time of
      \(runs) runs counts. \(tintype_processor_count()) cores, \(Date.now.formatted(.iso8601)).</p>
      <p>\(figures.joined(separator: "\n"))</p>
      <table>
      <tr><th>Cost<th>Of<th>Median (least...most), ms<th>Exponent</tr>
      \(rows.joined(separator: "\n"))
      </table>
      </html>

      """
  }
}
