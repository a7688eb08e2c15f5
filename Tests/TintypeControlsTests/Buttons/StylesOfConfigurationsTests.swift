import Testing
import Tintype
import TintypeTestSupport

/// A style may add to what another one makes, by a view of its configuration.
@MainActor @Suite struct StylesOfConfigurationsTests {
  private struct PaddedLabels: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(10) }
  }
  private struct PaddedToggles: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(10) }
  }
  private struct PaddedButtons: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(10) }
  }
  private struct PaddedBoxes: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).padding(10) }
  }
  private struct PaddedProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      ProgressView(configuration).padding(10)
    }
  }
  private struct PaddedForms: FormStyle {
    func makeBody(configuration: Configuration) -> some View { Form(configuration).padding(10) }
  }
  private struct BareForms: FormStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.content }
  }

  private func size(_ view: some View) -> CGSize {
    ImageRenderer(content: view).layout().root.frame.size
  }

  private func expect(_ styled: some View, isLargerThan plain: some View, by margin: CGFloat) {
    let (styled, plain) = (size(styled), size(plain))
    #expect(styled.width == plain.width + margin)
    #expect(styled.height == plain.height + margin)
  }

  @Test func stylesAddToThePlatforms() {
    let label = Label("Bolt", systemImage: "bolt.fill")
    expect(label.labelStyle(PaddedLabels()), isLargerThan: label, by: 20)
    let toggle = Toggle("Bolt", isOn: .constant(true)).fixedSize()
    expect(toggle.toggleStyle(PaddedToggles()), isLargerThan: toggle, by: 20)
    let button = Button("Bolt") {}
    expect(button.buttonStyle(PaddedButtons()), isLargerThan: button, by: 20)
    let box = GroupBox("Bolt") { Text("Box") }.fixedSize()
    expect(box.groupBoxStyle(PaddedBoxes()), isLargerThan: box, by: 20)
    let progress = ProgressView()
    expect(progress.progressViewStyle(PaddedProgress()), isLargerThan: progress, by: 20)
  }

  /// Of two styles the inner one is around what the outer one makes.
  @Test func stylesAddToOneAnother() {
    let label = Label("Bolt", systemImage: "bolt.fill")
    let twice = label.labelStyle(PaddedLabels()).labelStyle(PaddedLabels())
    expect(twice, isLargerThan: label, by: 40)
    let title = label.labelStyle(PaddedLabels()).labelStyle(.titleOnly)
    expect(title, isLargerThan: label.labelStyle(.titleOnly), by: 20)
  }

  @Test func aFormIsWhatItsStyleMakes() {
    let text = Text("Bolt")
    let form = Form { text }
    expect(form.formStyle(PaddedForms()), isLargerThan: form, by: 20)
    #expect(size(form.formStyle(BareForms())) == size(text))
    for styled in [AnyView(form.formStyle(.grouped)), AnyView(form.formStyle(.columns))] {
      #expect(size(styled) == size(form))
    }
  }
}
