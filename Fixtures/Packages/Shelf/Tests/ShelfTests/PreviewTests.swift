import Testing
import TintypeTesting

@testable import Shelf

@Test func previews() async {
  await assertPreviews(of: "Shelf", scale: 1)
}

@MainActor @Test func resources() {
  #expect(Library.title == "Library")
}
