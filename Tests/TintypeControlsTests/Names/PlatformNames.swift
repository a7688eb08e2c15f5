import Foundation
import Testing
import Tintype
import TintypeTestSupport

/// Views that show something of UIKit's or AppKit's, as apps write them.
@MainActor
@Suite struct PlatformNameTests {
  private struct Wheel: UIViewRepresentable {
    @Binding var isTurning: Bool

    func makeUIView(context: Context) -> UIActivityIndicatorView {
      let view = UIActivityIndicatorView(style: .large)
      view.hidesWhenStopped = true
      return view
    }
    func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
      isTurning ? uiView.startAnimating() : uiView.stopAnimating()
    }
  }

  private struct Blur: UIViewRepresentable {
    let style: UIBlurEffect.Style
    func makeUIView(context: Context) -> some UIView {
      let view = UIView(frame: .zero)
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: style))
      blur.translatesAutoresizingMaskIntoConstraints = false
      view.layer.cornerRadius = 8
      view.addSubview(blur)
      return view
    }
    func updateUIView(_ uiView: UIViewType, context: Context) {}
  }

  private struct Field: UIViewRepresentable {
    @Binding var text: String

    final class Coordinator: NSObject, UITextFieldDelegate {
      var field: Field
      init(_ field: Field) { self.field = field }
      func textFieldDidChangeSelection(_ textField: UITextField) {
        MainActor.assumeIsolated { field.text = textField.text ?? "" }
      }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIView(context: UIViewRepresentableContext<Field>) -> UITextField {
      let field = UITextField(frame: .zero)
      field.delegate = context.coordinator
      field.autocorrectionType = .no
      field.returnKeyType = .done
      field.font = .preferredFont(forTextStyle: .body)
      field.setContentHuggingPriority(.defaultHigh, for: .vertical)
      return field
    }
    func updateUIView(_ uiView: UITextField, context: Context) { uiView.text = text }
  }

  private struct Share: UIViewControllerRepresentable {
    let items: [Any]
    func makeUIViewController(context: Context) -> UIActivityViewController {
      UIActivityViewController(activityItems: items, applicationActivities: nil)
    }
    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
  }

  private struct Picker: UIViewControllerRepresentable {
    @Environment(\.dismiss) private var dismiss
    final class Coordinator: NSObject, UINavigationControllerDelegate,
      UIImagePickerControllerDelegate
    {
      func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) {}
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIViewController(context: Context) -> UIImagePickerController {
      let picker = UIImagePickerController()
      picker.sourceType = .camera
      picker.delegate = context.coordinator
      return picker
    }
    func updateUIViewController(_ uiViewController: UIImagePickerController, context: Context) {}
  }

  private struct Background: NSViewRepresentable {
    func makeNSView(context: Context) -> NSVisualEffectView {
      let view = NSVisualEffectView()
      view.material = .sidebar
      view.blendingMode = .behindWindow
      return view
    }
    func updateNSView(_ nsView: NSVisualEffectView, context: Context) {}
  }

  private final class Bar: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func layoutSubviews() { super.layoutSubviews() }
  }

  private func texts(_ view: some View) -> [String] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 300, height: 300)
    return renderer.layout().nodes(kind: "Text").flatMap(\.lines)
  }

  @Test func aTileStandsForWhatAnotherFrameworkDraws() {
    let view = VStack {
      Wheel(isTurning: .constant(true))
      Blur(style: .systemMaterial)
      Field(text: .constant(""))
      Share(items: ["a"])
      Picker()
      Background()
    }
    #expect(texts(view) == ["Wheel", "Blur", "Field", "Share", "Picker", "Background"])
    let layout = ImageRenderer(content: view).layout()
    #expect(layout.diagnostics.filter { $0.message.contains("with UIKit") }.count == 5)
    #expect(layout.diagnostics.filter { $0.message.contains("with AppKit") }.count == 1)
  }

  @Test func aTileTakesItsProposal() {
    let renderer = ImageRenderer(content: Share(items: []).frame(height: 40))
    renderer.proposedSize = ProposedViewSize(width: 120, height: 300)
    #expect(renderer.layout().size == CGSize(width: 120, height: 40))
  }

  private struct Program: App {
    final class Delegate: NSObject, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool { true }
    }
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate
    var body: some Scene { WindowGroup { Text("window") } }
  }

  @Test func aProgramMayHaveADelegate() {
    #expect(texts(Program.firstWindow()) == ["window"])
  }

  @Test func viewsOfUIKitHoldOneAnother() {
    let (outer, inner) = (UIView(), Bar(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    outer.addSubview(inner)
    #expect(outer.subviews == [inner] && inner.superview === outer)
    #expect(inner.center == CGPoint(x: 2.5, y: 4))
    inner.removeFromSuperview()
    #expect(outer.subviews.isEmpty && inner.superview == nil)
    let stack = UIStackView(arrangedSubviews: [UILabel(), UIButton(type: .system)])
    #expect(stack.arrangedSubviews == stack.subviews)
  }

  @Test func everyClassHasAnAppearance() {
    UITextField.appearance().clearButtonMode = .whileEditing
    #expect(UITextField.appearance().clearButtonMode == .whileEditing)
    #expect(UITextField.appearance() !== UIView.appearance())
    UIView.appearance(whenContainedInInstancesOf: [UITextField.self]).tintColor = .red
    #expect(UIView.appearance().tintColor == nil)
    Bar.appearance().tintColor = .blue
    #expect(Bar.appearance().tintColor == .blue)
  }

  @Test func aScreenOfUIKitHoldsAView() {
    let controller = UIHostingController(rootView: Text("a"))
    controller.view.backgroundColor = .clear
    let stack = UINavigationController(rootViewController: controller)
    stack.pushViewController(UIViewController(), animated: false)
    #expect(stack.popViewController(animated: false) != nil)
    #expect(stack.topViewController === controller)
    #expect(texts(controller.rootView) == ["a"])
    let cell: any UIContentConfiguration = UIHostingConfiguration { Text("b") }
      .margins(.horizontal, 3).background { Color.red }
    #expect(cell is UIHostingConfiguration<Text, Color>)
  }

  private struct Watcher: View {
    @State private var items = ["a"]
    @State private var isTurned = UIDevice.current.orientation.isLandscape
    var body: some View {
      List {
        ForEach(items, id: \.self) { Text($0) }
          .onInsert(of: ["public.url"]) { _, providers in
            for provider in providers {
              provider.loadObject(ofClass: NSString.self) { text, _ in _ = text as? NSString }
              _ = provider.loadObject(ofClass: URL.self) { address, _ in _ = address?.path }
              provider.loadItem(forTypeIdentifier: "public.url") { _, _ in }
            }
          }
      }
      .onReceive(
        NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)
      ) { _ in isTurned.toggle() }
      .onReceive(
        NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)
      ) { _ in isTurned.toggle() }
      .onReceive(
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
      ) { note in
        isTurned = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] is CGRect
      }
    }
  }

  @Test func notificationsThatAreNeverPostedCompile() {
    #expect(texts(Watcher()) == ["a"])
    // By these names UIKit posts them, whoever writes them out.
    #expect(
      UIApplication.didBecomeActiveNotification.rawValue
        == "UIApplicationDidBecomeActiveNotification")
    #expect(UIResponder.keyboardDidHideNotification.rawValue == "UIKeyboardDidHideNotification")
  }

  @Test func helpIsNeverRequested() {
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
    #expect(UIDevice.current.batteryLevel == -1 && UIDevice.current.batteryState == .unknown)
  }
}
