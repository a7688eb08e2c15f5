import Foundation
import Testing

/// What a run says that found nothing to do is said again for as long as all is as it was, and no longer.
@Suite struct RememberedRunTests {
  private let tool: ToolProcess
  private static let docs = ["docs", "build", "--update"]
  private static let render = ["render", "Page.md", "-o", "../out"]
  /// What no run would say by itself.
  private static let mark = "as it was noted"

  init() throws {
    tool = try ToolProcess()
    // The folders above, which others work in, are none of the project.
    try tool.write("", to: "App.xcodeproj/project.pbxproj")
    try tool.write(Self.page("Card"), to: "Page.md")
    try tool.write(Self.drawing, to: "Images/dot.svg")
  }

  private static func page(_ text: String) -> String {
    "```swift name=card\nHStack { Text(\"\(text)\"); Image(\"dot\") }\n```\n"
  }

  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0H8V8H0Z"/></svg>
    """

  /// Runs until a run is remembered, and lets it say something else.
  private func remember(_ arguments: [String] = docs) throws {
    let runs = "../cache/runs"
    for name in tool.names(in: runs) {
      try FileManager.default.removeItem(at: tool.folder.appending(path: "\(runs)/\(name)"))
    }
    // The first draws, and what has just been written is not certain yet.
    for _ in 1...9 where tool.names(in: runs).isEmpty {
      #expect(try tool.run(arguments).status == 0)
    }
    let name = try #require(tool.names(in: runs).first)
    let file = try #require(tool.contents("\(runs)/\(name)"))
    let end = try #require(file.firstIndex(of: 0))
    try (Data(Self.mark.utf8) + file[end...]).write(
      to: tool.folder.appending(path: "\(runs)/\(name)"))
    #expect(try tool.run(arguments).output == Self.mark + "\n")
  }

  private func said(_ more: String..., environment: [String: String] = [:]) throws -> String {
    let result = try tool.run(Self.docs + more, environment: environment)
    #expect(result.status == 0, "\(result.errors)")
    return result.output.trimmingCharacters(in: .newlines)
  }

  @Test func whateverChangesIsSeen() throws {
    defer { tool.remove() }
    func remove(_ path: String) throws {
      try FileManager.default.removeItem(at: tool.folder.appending(path: path))
    }
    let picture = "Images/card@2x.png"
    let changes: [(name: String, make: () throws -> Void)] = [
      ("the code", { try tool.write(Self.page("Other"), to: "Page.md") }),
      ("a page of the same length", { try tool.write(Self.page("Othor"), to: "Page.md") }),
      ("a new page", { try tool.write("```swift\nText(\"New\")\n```\n", to: "New.md") }),
      ("a page that is gone", { try remove("New.md") }),
      (
        "an image",
        { try tool.write(Self.drawing.replacing("H8", with: "H4"), to: "Images/dot.svg") }
      ),
      ("a new image", { try tool.write(Self.drawing, to: "Images/more.svg") }),
      ("a picture that is gone", { try remove(picture) }),
      (
        "an altered picture",
        {
          try ((tool.contents(picture) ?? Data()) + [0]).write(
            to: tool.folder.appending(path: picture))
        }
      ),
      ("a symbol", { try tool.write(Self.drawing, to: "Symbols/sign.svg") }),
      ("settings", { try tool.write("scales: [1, 2]\n", to: "tintype.yml") }),
      ("a rule of what is left out", { try tool.write("Images/*.tmp\n", to: ".gitignore") }),
      ("a catalog", { try tool.write("{}", to: "Assets.xcassets/Contents.json") }),
      ("a package", { try tool.write("// swift-tools-version: 6.0\n", to: "Sub/Package.swift") }),
    ]
    for change in changes {
      try remember()
      try change.make()
      #expect(try tool.run(Self.docs).output != Self.mark + "\n", "\(change.name)")
    }
  }

  @Test func picturesThatWereRenderedAreLookedAt() throws {
    defer { tool.remove() }
    let picture = tool.folder.appending(path: "../out/card.png").standardizedFileURL
    let changes: [(name: String, make: () throws -> Void)] = [
      ("the code", { try tool.write(Self.page("Other"), to: "Page.md") }),
      ("an image", { try tool.write(Self.drawing + "\n", to: "Images/dot.svg") }),
      ("a picture that is gone", { try FileManager.default.removeItem(at: picture) }),
      ("an altered picture", { try Data("nothing".utf8).write(to: picture) }),
    ]
    for change in changes {
      try remember(Self.render)
      try change.make()
      let output = try tool.run(Self.render).output
      #expect(output.contains("card.png  "), "\(change.name)")
      #expect(try Data(contentsOf: picture).count > 99)
    }
  }

  @Test func otherOptionsAndSurroundingsAreOtherRuns() throws {
    defer { tool.remove() }
    try remember()
    #expect(try said(environment: ["TINTYPE_TIME_LIMIT": "7"]) != Self.mark)
    // Numbers of what was read are those of this run.
    #expect(try said("--json").contains("readBytes"))
    #expect(try said("--dry-run") == "")
    #expect(try said() == Self.mark)
    #expect(try said("--scale", "1") != Self.mark)
  }

  @Test func aDamagedNoteIsNotBelieved() throws {
    defer { tool.remove() }
    try remember()
    let name = try #require(tool.names(in: "../cache/runs").first)
    let place = tool.folder.appending(path: "../cache/runs/\(name)")
    let file = try Data(contentsOf: place)
    for length in [0, 3, Self.mark.utf8.count + 1 + 40, file.count - 1] {
      try file.prefix(length).write(to: place)
      #expect(try said() == "0 written, 1 as they were.")
    }
  }
}
