import Testing
import TintypeTesting

@Test func previews() async {
  await assertPreviews(of: "Shelf", scale: 1)
}
