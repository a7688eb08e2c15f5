import Testing

@testable import TintypeTool

/// Fences in what people's site generators add to Markdown, and other programs' words behind the language.
@Suite struct PageSyntaxTests {
  @Test func fencesOfDirectivesAreReadAtAnyDepthAndNeverInComments() {
    let page = """
      # Directives

      @Row {
          @Column(size: 2) {
              ```swift
              VStack {
                Text("a")
              }
              ```
          }
          @Column(
              size: 1
          ) {

                ```swift
                b
                ```
          }
      }
      @Small {
      \t```swift
      \tc
      \t```
      }
      @Comment {
        ```swift
        hidden
        ```
        @Row {
          ```swift
          hidden
          ```
        }
      }
      @Comment { one line }
      @Image(source: "x", alt: "}{")

          @Row {
              ```swift
              code by indentation
              ```
          }

      ```swift
      @State var d = 1
      ```
      """
    let fences = Article.fences(in: page, .directives)
    #expect(
      fences.map(\.code) == [
        "VStack {\n  Text(\"a\")\n}\n", "b\n", "c\n", "@State var d = 1\n",
      ])
    #expect(fences.map(\.line) == [6, 16, 22, 45])
    #expect(fences.map(\.indentation) == [8, 10, 1, 0])
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      PageSyntax.directives.flattened(page).split(
        separator: "\n", omittingEmptySubsequences: false
      ).count == lines.count)
    #expect(Article.passedFences(in: page, .directives).map(\.line) == [39])
  }

  @Test func theContainersOfMkDocsAreRead() {
    let page = """
      !!! example "A small card"

          ```swift
          a
          ```

          ??? note
              ```swift
              b
              ```

      === "SwiftUI"

      \t```swift
      \tc
      \t```

      === "Other"
          ~~~swift
          !!! no mark in code
              d
          ~~~

      Title
      ===

      !!! note
      A text that is not deeper.

          ```swift
          plain code
          ```

      ```swift
      e
      ```
      """
    let fences = Article.fences(in: page)
    #expect(
      fences.map(\.code) == ["a\n", "b\n", "c\n", "!!! no mark in code\n    d\n", "e\n"])
    #expect(fences.map(\.indentation) == [4, 8, 1, 4, 0])
    #expect(Article.passedFences(in: page, .markdown).map(\.line) == [30])
  }

  @Test func fencesThatAreNoneToMarkdownAreNamed() throws {
    let page =
      "# A\n\n    ```swift\n    a\n    ```\n\n<div>\n```swift\nb\n```\n</div>\n\n<!--\n```swift\nc\n```\n-->\n"
      + "\n````md\n```swift\nd\n```\n````\n"
    let found = Article.passedFences(in: page, .markdown)
    #expect(found.map(\.line) == [3, 8])
    #expect(found.map(\.obstacle) == [.isIndented, .isInHTML])
  }

  /// What shows readers how a fence is written is no fence that somebody forgot to see.
  @Test(arguments: [
    "Write:\n\n    # Title\n\n    ```swift\n    a\n    ```\n", "Write:\n\n    ```swift name=card\n",
    "~~~~\n```swift\na\n```\n~~~~\n", "    ````md\n    ```swift\n    a\n    ```\n    ````\n",
    "<pre>\n```swift\na\n```\n</pre>\n",
  ])
  func samplesOfFencesAreNotNamed(page: String) {
    #expect(Article.passedFences(in: page, .markdown).isEmpty)
    #expect(Article.fences(in: page).isEmpty)
  }

  /// A page reads the same whatever its containers are taken to be, where it has none.
  @Test func plainPagesStayAsTheyAre() {
    let page =
      "# A\n\n- b\n\n      ```swift\n      c\n      ```\n\n> ```swift\n> d\n> ```\n\nme@Example {\n"
    #expect(PageSyntax.markdown.flattened(page) == page)
    #expect(PageSyntax.directives.flattened(page) == page)
  }

  @Test(arguments: [
    "title=\"Card.swift\" showLineNumbers {1,4-5}", "linenums=\"1\" hl_lines=\"2 3\"", "nocopy",
    "{linenos=inline hl_lines=[1,\"2-3\"] style=emacs}", "live noInline twoslash",
    "wrap ins={1} del={2-3}",
    "frame=\"terminal\" collapse={1-5, 12-14} /regex/",
    "filename=\"A.swift\" lines=5 file=x.swift theme=dark",
    "startLine=3 highlight=1,2 tab=\"One\" label=x style=y", "title=Don't lineNumbers",
  ])
  func tokensOfOtherProgramsAreTheirs(tokens: String) throws {
    let settings = try #require(PictureSettings(info: "swift \(tokens)"))
    #expect(settings == PictureSettings())
  }

  @Test(arguments: [
    "swift{1,3} name=card", "swift:Card.swift name=card", "{.swift .numberLines name=card}",
    "{swift name=card}",
    "swift, name=card", "swift title=\"a, b\" {1,2} name=card",
  ])
  func theLanguageIsWrittenInSeveralWays(info: String) throws {
    let settings = try #require(PictureSettings(info: info))
    #expect(settings == PictureSettings(name: "card"))
  }

  @Test func slipsOfOurTokensAreProblemsAndOursOfPagesAsWell() {
    for token in [
      "apperance=dark", "sacle=2", "explian", "backgrond=red", "format=svg", "svg-text=live",
    ] {
      #expect(PictureSettings(info: "swift \(token)")?.problems.count == 1, "\(token)")
    }
    // A comment above a fence is read by nobody else.
    #expect(PictureSettings(info: "swift", comment: "zzzzzzzz")?.problems.count == 1)
  }
}
