import ArgumentParser
import Testing
import Tintype

@testable import TintypeTool

/// One row of the table makes the token of fences, the key of pages and the option of commands.
@Suite struct SettingTests {
  /// How each setting is said in its three places, and a value that all understand.
  private static let samples = [
    "appearance": "dark", "scale": "3", "size": "320x120", "device": "iPhone15", "locale": "pt-BR",
    "dynamicType": "large", "background": "orange", "padding": "16", "borders": "true",
    "show": "sizes", "date": "2026-03-01T18:30",
  ]

  @Test func aValueMeansTheSameInFencesPagesAndOptions() throws {
    for (name, value) in Self.samples {
      let isFlag = value == "true"
      let fence = try #require(
        PictureSettings(info: isFlag ? "swift \(name)" : "swift \(name)=\(value)"))
      let page = SettingsReader(package: "/p/tintype.yml", text: "\(name): \"\(value)\"\n")
      let option = try #require(Setting.named(name, in: .render)).option
      let options = try SettingOptions<RenderCommand>.parse(
        ["--\(option)"] + (isFlag ? [] : [value]))
      #expect(fence != PictureSettings() && fence.problems.isEmpty, "\(name)")
      #expect(page.problems.isEmpty && page.settings == fence, "\(name)")
      #expect(options.settings == fence, "\(name)")
      // What is said nearer goes before, and what is not said comes from farther away.
      #expect(PictureSettings().over(fence) == fence, "\(name)")
    }
  }

  /// An option that may stand alone takes no file for its value.
  @Test func aFileBehindAnOptionThatMayStandAloneIsNoValue() {
    #expect(
      Setting.completed(["render", "--explain", "Card.swift", "--frame", "screen", "--explain"])
        == ["render", "--explain=rows", "Card.swift", "--frame", "screen", "--explain=rows"])
    for others in [
      ["render", "--explain", "tree", "a.md"], ["render", "--explain=tree"],
      ["inspect", "Card.swift", "--explain"], ["--explain"], [],
    ] {
      #expect(Setting.completed(others) == others)
    }
  }

  @Test func everySettingIsInTheHelpOfItsCommands() {
    for setting in Setting.all(in: .render) {
      #expect(RenderCommand.helpMessage(columns: 200).contains("--\(setting.option)"))
      #expect(!setting.help.abstract.isEmpty, "\(setting.name)")
    }
  }

  @Test func namesAreFoundOnceInEachScope() {
    for scope in [Setting.Scopes.fence, .page, .render, .inspect, .explore, .docs] {
      let names = Setting.all(in: scope).flatMap { [$0.name.lowercased()] + $0.aliases }
      #expect(Set(names).count == names.count)
    }
  }

  @Test func whatExcludesAnotherIsNotTakenFromFarther() {
    let sized = PictureSettings(info: "swift size=10x10") ?? PictureSettings()
    #expect(sized.over(PictureSettings(devices: ["iPhone15"])).devices.isEmpty)
    let explained = PictureSettings(info: "swift explain") ?? PictureSettings()
    #expect(explained.over(PictureSettings(steps: StepForm("strip"))).steps == nil)
  }

  /// Several formats of the command line stay, whatever a page says.
  @Test func severalFormatsGoBeforeThatOfAPage() throws {
    let options = try SettingOptions<RenderCommand>.parse(["--format", "png", "--format", "pdf"])
    let page = SettingsReader(package: "/p/tintype.yml", text: "format: svg\n").settings
    #expect(options.settings.over(page).formats == [.png, .pdf])
    #expect(options.settings.over(PictureSettings()).formats == [.png, .pdf])
    #expect(PictureSettings().over(page).formats == [.svg])
  }

  @Test func optionsThatAreNotUnderstoodSayWhy() {
    func message(_ arguments: [String]) -> String {
      do {
        _ = try SettingOptions<RenderCommand>.parse(arguments)
        return ""
      } catch {
        return SettingOptions<RenderCommand>.message(for: error)
      }
    }
    #expect(message(["--show", "sises"]).contains("did you mean 'sizes'?"))
    #expect(message(["--appearance", "sepia"]).contains("none of light, dark, both"))
    #expect(message(["--padding", "-1"]).contains("padding"))
    #expect(message(["--locale", "en,en"]).contains("each once"))
    #expect(message(["--size", "1x1", "--device", "iPhone15"]).contains("not both"))
  }
}
