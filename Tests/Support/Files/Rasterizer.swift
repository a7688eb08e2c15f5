package import Foundation
import Testing
package import TintypeDrawing
import TintypeImages

/// Other people's programs that draw our files.
package enum Rasterizer {
  /// Draws a file with a program.
  ///
  /// - Parameters:
  ///   - data: the file.
  ///   - program: the program's name in `/usr/bin`.
  ///   - package: the Debian package that has it.
  ///   - arguments: what the program is called with, for the paths of the file and of the picture without
  ///     its extension.
  /// - Returns: the picture.
  /// - Throws: where the program is missing or fails.
  package static func pixels(
    of data: Data, by program: String, package: String, arguments: (String, String) -> [String]
  ) throws -> Bitmap {
    let folder = try TemporaryFolder()
    let (input, output) = (try folder.write(data, to: "input"), folder.appending("output"))
    _ = try run(program, package: package, arguments(input.path, output.path))
    return try PNGCodec.decode(Data(contentsOf: output.appendingPathExtension("png"))).bitmap
  }

  /// Draws an SVG file with librsvg.
  ///
  /// - Parameters:
  ///   - svg: the file.
  ///   - zoom: pixels a unit of the file.
  /// - Returns: the picture.
  /// - Throws: where the program is missing or fails.
  package static func pixels(ofSVG svg: Data, zoom: CGFloat) throws -> Bitmap {
    try pixels(of: svg, by: "rsvg-convert", package: "librsvg2-bin") {
      ["--zoom=\(Double(zoom))", "-o", "\($1).png", $0]
    }
  }

  /// Draws SVG files with resvg, all of them in one process.
  ///
  /// - Parameters:
  ///   - files: the files, by names without extensions.
  ///   - zoom: pixels a unit of the files.
  /// - Returns: the pictures, by the same names.
  /// - Throws: where the program is missing or fails.
  package static func pixels(byResvg files: [String: Data], zoom: Int) throws -> [String: Bitmap] {
    let program = PackageFolder.root.appending(path: ".build/resvg").path
    try #require(
      FileManager.default.fileExists(atPath: "\(program)/resvg_py"),
      "resvg is missing: make test-deps")
    let folder = try TemporaryFolder()
    let paths = try files.sorted { $0.key < $1.key }.map {
      try folder.write($0.value, to: "\($0.key).svg").path
    }
    let script = """
      import sys
      sys.path.insert(0, '\(program)')
      import resvg_py
      for path in sys.argv[1:]:
          picture = resvg_py.svg_to_bytes(svg_path=path, zoom=\(zoom))
          open(path + '.png', 'wb').write(bytes(picture))
      """
    _ = try run("env", package: "coreutils", ["python3", "-c", script] + paths)
    return try files.keys.reduce(into: [:]) { pictures, name in
      let picture = folder.appending("\(name).svg.png")
      pictures[name] = try PNGCodec.decode(Data(contentsOf: picture)).bitmap
    }
  }

  /// Draws an SVG file with resvg.
  ///
  /// - Parameters:
  ///   - svg: the file.
  ///   - zoom: pixels a unit of the file.
  /// - Returns: the picture.
  /// - Throws: where the program is missing or fails.
  package static func pixels(byResvg svg: Data, zoom: Int) throws -> Bitmap {
    try #require(try pixels(byResvg: ["input": svg], zoom: zoom)["input"])
  }

  /// Draws the first page of a PDF file with poppler, on no background.
  ///
  /// - Parameters:
  ///   - pdf: the file.
  ///   - scale: pixels a point.
  /// - Returns: the picture.
  /// - Throws: where the program is missing or fails.
  package static func pixels(ofPDF pdf: Data, scale: CGFloat) throws -> Bitmap {
    try pixels(of: pdf, by: "pdftocairo", package: "poppler-utils") {
      ["-png", "-transp", "-singlefile", "-r", "\(Double(72 * scale))", $0, $1]
    }
  }

  /// What the programs of poppler say about a PDF file.
  ///
  /// - Parameters:
  ///   - program: `pdfinfo` or `pdftotext`.
  ///   - pdf: the file.
  ///   - options: what the program is told besides.
  /// - Returns: what the program prints.
  /// - Throws: where the program is missing or fails.
  package static func answer(
    of program: String, about pdf: Data, _ options: [String] = []
  ) throws -> String {
    let folder = try TemporaryFolder()
    let file = try folder.write(pdf, to: "input.pdf")
    return try run(
      program, package: "poppler-utils",
      options + [file.path] + (program == "pdftotext" ? ["-"] : []))
  }

  /// What pdfua finds in PDF files that keeps people who cannot see from reading them.
  ///
  /// - Parameter files: the files, by names without extensions.
  /// - Returns: the findings, each with its file; empty for none.
  /// - Throws: where the program is missing or fails.
  package static func obstacles(in files: [String: Data]) throws -> String {
    let folder = try TemporaryFolder()
    let program = PackageFolder.root.appending(path: ".build/pdfua").path
    try #require(
      FileManager.default.fileExists(atPath: "\(program)/pdfua"),
      "pdfua is missing: make test-deps")
    let paths = try files.sorted { $0.key < $1.key }.map {
      try folder.write($0.value, to: "\($0.key).pdf").path
    }
    return try run(
      "env", package: "coreutils",
      ["PYTHONPATH=\(program)", "sh", "-c", #"python3 -m pdfua check -q "$@" || true"#, "pdfua"]
        + paths)
  }

  private static func run(
    _ program: String, package: String, _ arguments: [String]
  ) throws -> String {
    try ChildProcess.require()
    let path = "/usr/bin/\(program)"
    try #require(
      FileManager.default.isExecutableFile(atPath: path),
      "\(program) is missing: make test-deps, or apt-get install \(package)")
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(program) \(arguments)")
    return String(decoding: answer, as: UTF8.self)
  }
}
