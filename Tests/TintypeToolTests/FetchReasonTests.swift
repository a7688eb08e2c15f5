import Testing

@testable import TintypeTool

/// What is said of a package that cannot be fetched.
@Suite struct FetchReasonTests {
  private let package = WantedPackage(
    url: "https://nowhere.invalid/some/Thing.git", requirement: "from: \"1.0.0\"",
    manifest: "/x/Package.swift", pins: [])

  private func reason(_ output: String) -> String? { FetchReason(output, of: package)?.text }

  @Test func aHostThatDoesNotAnswerIsNamed() {
    let output = """
      Fetching https://nowhere.invalid/some/Thing.git
      error: Git command 'git -C /c/repositories/Thing-188a3375 config --get remote.origin.url' failed: fatal: cannot change to '/c/repositories/Thing-188a3375': No such file or directory
      """
    #expect(
      reason(output)
        == "git cannot fetch https://nowhere.invalid/some/Thing.git: its host does not answer, or "
        + "asks who you are; check the address and the network, or name a copy on this machine by path:"
    )
  }

  @Test func theReasonThatGitGivesIsReported() {
    let output = """
      error: Failed to clone repository https://nowhere.invalid/some/Thing.git:
          Cloning into bare repository '/c/Thing'...
          fatal: unable to access 'https://nowhere.invalid/': Could not resolve host
          fatal: Could not read from remote repository.
      error: another
      """
    #expect(reason(output)?.contains("Thing.git: unable to access") == true)
  }

  @Test func otherReasonsStayAsTheyAre() {
    #expect(reason("error: 'thing' has no version 9.") == "'thing' has no version 9")
    #expect(reason("error: 'other' has no version 9.") == nil)
  }
}
