import Foundation
import Testing
import TintypeTestSupport

/// What stands before Foundation's own functions has the names that they have in this toolchain.
///
/// A release of Swift that renames one ends what `theSystemsLocaleIsThePictures` draws; these tests say why.
@Suite struct PresentLocaleTests {
  private static func names(
    in file: String, _ pattern: Regex<(Substring, Substring)>
  ) throws -> [String] {
    let source = PackageFolder.root.appending(path: "Sources/Tool/\(file)")
    return try String(contentsOf: source, encoding: .utf8).matches(of: pattern).map { String($0.1) }
  }

  /// Whether a library that is loaded defines a name; the program before it is not asked.
  private static func defines(_ library: String, _ name: String) throws -> Bool {
    let handle = try #require(dlopen(library, RTLD_NOW | RTLD_NOLOAD), "\(library)")
    defer { dlclose(handle) }
    return dlsym(handle, name) != nil
  }

  @Test func theGettersOfLocalesAndCalendarsAreFoundations() throws {
    let names = try Self.names(
      in: "TintypeProgram/PresentLocale.swift", /@_silgen_name\("([^"]+)"\)/)
    #expect(names.count == 4)
    for name in names {
      #expect(try Self.defines("libFoundationEssentials.so", name), "Foundation has no \(name).")
    }
    #expect(
      try !Self.defines("libFoundationEssentials.so", "$s20FoundationEssentials6LocaleV4noneACvgZ"))
  }

  @Test func theFunctionsOfFormatsAreFoundationsICU() throws {
    let names = try Self.names(
      in: "CTintypeInterposition/locale.c", /\nvoid \*(swift_[A-Za-z_]+)\(/)
    #expect(names.count == 4)
    for name in names {
      #expect(try Self.defines("lib_FoundationICU.so", name), "Foundation's ICU has no \(name).")
    }
  }

  @Test func onlyTheDrawingProcessHasAnotherLocale() {
    #expect(Locale.current.identifier == "en_001")
    let style = Date.FormatStyle(
      date: .abbreviated, time: .omitted, locale: Locale(identifier: "en_001"), timeZone: .gmt)
    #expect(Date(timeIntervalSince1970: 0).formatted(style) == "1 Jan 1970")
  }
}
