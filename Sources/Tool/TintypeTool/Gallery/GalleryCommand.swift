import ArgumentParser
import Foundation
import TintypeSnapshots

/// `tintype gallery`: a site of all previews.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Makes a site of all previews.",
    discussion: """
      The site is a folder of files that needs no server and loads nothing from elsewhere: a page of all previews by \
      module and file, with a search, and a page for each with its picture, the views' frames, what is read aloud, \
      documentation and code. Previews are those that tintype render finds in a package, a folder or an Xcode project.

      Each is drawn in light and dark, and with one thing changed at a time: text sizes \
      (\(GalleryPlan.usualTextSizes.joined(separator: ", "))), the languages of its string catalogs, at most \
      \(GalleryPlan.mostLanguages), and \(GalleryPlan.usualDevice) where it fills the screen. --dynamic-type, --locale \
      and --device name others. What looks the same is stored once. Public views without a preview are listed.

      Sources are links where git's remote is on GitHub or GitLab.

      Examples:
        tintype gallery                           the package in this folder
        tintype gallery Sources/Kit -o site
        tintype gallery --locale de,ar --dynamic-type accessibility5
        tintype gallery --watch
        tintype gallery check
      """,
    subcommands: [GalleryBuildCommand.self, GalleryCheckCommand.self],
    defaultSubcommand: GalleryBuildCommand.self)
}

/// `tintype gallery build`, which the name of the command alone means.
struct GalleryBuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Writes the files that are missing or stale.",
    discussion: """
      What an earlier run wrote and no page needs any more is removed. Files that tintype gallery did not write are \
      never replaced: \(GalleryFolder.manifestFile) lists its own. A preview that fails is shown as failed, with its \
      line; the others are drawn.

      Examples:
        tintype gallery build
        tintype gallery App.xcodeproj/.. --title Screens
        tintype gallery Card.swift -o /tmp/card --watch
      Exit codes: 0 done, 1 a preview failed, 66 there is none, 74 a file could not be written.
      """)

  @OptionGroup var options: GalleryOptions

  @Flag(help: "Serve the site, and follow every save.")
  var watch = false

  @OptionGroup var port: PortOption

  func run() throws {
    try Session.reporting {
      let publisher = try Publisher(folder: options.output)
      let pipeline = try Pipeline(options.rendering.options)
      if watch { return try GalleryWatch.follow(options, port.port, by: pipeline) }
      var drawing = try GalleryDrawing(options, by: pipeline)
      defer { drawing.outcome.removeScratch() }
      let files = try drawing.write(into: publisher.folder)
      let report = GalleryReport(drawing.gallery, files, drawing.outcome.problems)
      if options.json {
        try Standard.send(JSONText.of(report))
      } else if !drawing.gallery.entries.isEmpty {
        try Standard.print(
          "\(options.output)/index.html  \(report.summary); \(report.count("written")) files written"
            + (report.count("removed") == 0 ? "" : ", \(report.count("removed")) removed"))
      }
      try drawing.outcome.end(isWhole: pipeline.options.isVerbose)
    }
  }
}

extension GalleryDrawing {
  /// Writes the site.
  ///
  /// - Parameter folder: the folder as the user wrote it.
  /// - Returns: what was written or removed.
  /// - Throws: `ToolError`, or what the file system says.
  mutating func write(into folder: String) throws -> [GalleryReport.File] {
    // Where nothing at all can be shown the last site stays.
    if gallery.entries.isEmpty { return [] }
    var target = try GalleryFolder(folder)
    var complaints: [String] = []
    let changes = try target.write(site.files) { complaints.append($0) }
    for complaint in complaints { outcome.add(Problem(message: complaint), .notWritten) }
    return changes.written.map { .init(path: $0, state: "written") }
      + changes.removed.map { .init(path: $0, state: "removed") }
  }
}

/// `tintype gallery check`.
struct GalleryCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Lists files of the site that are missing or stale.",
    discussion: """
      Nothing is written. The commit that links lead to is not compared.

      Exit codes:
        0   all files are current
        1   files are missing or stale, or a preview fails
        2   all files are current, and there are files that belong to no page

      Examples:
        tintype gallery check
        tintype gallery check Sources/Kit -o site
      """)

  @OptionGroup var options: GalleryOptions

  func run() throws {
    try Session.reporting {
      let pipeline = try Pipeline(options.rendering.options)
      var drawing = try GalleryDrawing(options, by: pipeline)
      defer { drawing.outcome.removeScratch() }
      var states = try GalleryFolder(options.output).states(of: drawing.site.files)
      if states[GallerySite.commitFile] == .stale { states[GallerySite.commitFile] = .current }
      let files = states.filter { $0.value != .current }.sorted { $0.key < $1.key }
        .map { GalleryReport.File(path: $0.key, state: $0.value.rawValue) }
      let report = GalleryReport(drawing.gallery, files, drawing.outcome.problems)
      let orphans = report.count("orphaned")
      if files.count > orphans {
        drawing.outcome.status = max(drawing.outcome.status, .failed)
      } else if orphans > 0, drawing.outcome.status == .done {
        drawing.outcome.status = .findings
      }
      drawing.outcome.tell(isWhole: pipeline.options.isVerbose)
      if options.json {
        try Standard.send(JSONText.of(report))
      } else {
        for line in report.lines(in: options.output) { try Standard.print(line) }
        try Standard.print(
          "\(states.count - files.count) current, \(report.count("stale")) stale,"
            + " \(report.count("missing")) missing, \(orphans) orphaned.")
        if files.count > 0 {
          let paths = options.paths.map(SnapshotTestingConfiguration.DiffTool.quoted)
          let folder =
            options.output == "gallery"
            ? [] : ["-o", SnapshotTestingConfiguration.DiffTool.quoted(options.output)]
          try Standard.print(
            "next: \((["tintype gallery"] + paths + folder).joined(separator: " "))")
        }
      }
      try drawing.outcome.exit()
    }
  }
}
