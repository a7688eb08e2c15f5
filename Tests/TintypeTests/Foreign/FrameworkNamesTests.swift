import AVKit
import ActivityKit
import AppIntents
import AuthenticationServices
import Contacts
import CoreHaptics
import CoreLocation
import CoreMotion
import EventKit
import Foundation
import FoundationModels
import HealthKit
import LinkPresentation
import LocalAuthentication
import MessageUI
import PencilKit
import PhotosUI
import SafariServices
import Speech
import StoreKit
import Testing
import Tintype
import TintypeCryptoKit
import TintypeNetwork
import TintypeSIMD
import TintypeSecurity
import TipKit
import UserNotifications
import Vision
import WatchConnectivity
import WebKit
import WidgetKit

/// Names of other frameworks as code uses them, and what of them is computed.
@MainActor
@Suite struct FrameworkNamesTests {
  // MARK: What is computed

  @Test(arguments: [
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
  ])
  func digestsAreThoseOfTheStandard(text: String, digits: String) {
    let bytes = Data(text.utf8)
    #expect(SHA256.hash(data: bytes).map { String(format: "%02x", $0) }.joined() == digits)
    #expect(SHA256.hash(data: bytes).description == "SHA256 digest: \(digits)")
  }

  @Test func olderAndLongerDigestsAreThoseOfTheStandard() {
    let bytes = Data("abc".utf8)
    #expect(
      Insecure.MD5.hash(data: bytes).description == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
    #expect(
      Insecure.SHA1.hash(data: bytes).description
        == "SHA1 digest: a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(Array(SHA384.hash(data: bytes).prefix(4)) == [0xcb, 0x00, 0x75, 0x3f])
    #expect(Array(SHA512.hash(data: bytes).prefix(4)) == [0xdd, 0xaf, 0x35, 0xa1])
  }

  /// The second case of RFC 4231.
  @Test func aDigestWithASecretIsThatOfTheStandard() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let text = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: text, using: key)
    #expect(Array(code.prefix(4)) == [0x5b, 0xdc, 0xc1, 0x46])
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key))
  }

  @Test func vectorsAreComputed() {
    #expect(simd_normalize(SIMD2<Double>(3, 4)) == SIMD2(0.6, 0.8))
    #expect(simd_length(SIMD3<Float>(2, 3, 6)) == 7)
    #expect(cross(SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
    #expect(mix(SIMD2<Float>(0, 10), SIMD2(10, 20), t: 0.5) == SIMD2(5, 15))
    #expect(simd_clamp(SIMD2<Float>(-1, 3), SIMD2(0, 0), SIMD2(1, 1)) == SIMD2(0, 1))
    #expect(reflect(SIMD2<Double>(1, -1), n: SIMD2(0, 1)) == SIMD2(1, 1))
    #expect(smoothstep(0.5, edge0: 0, edge1: 1) == 0.5)
  }

  @Test func matricesAndTurnsAreComputed() {
    let turn = simd_float2x2(columns: (SIMD2(0, 1), SIMD2(-1, 0)))
    #expect(turn * SIMD2(1, 0) == SIMD2(0, 1))
    #expect(turn * turn.inverse == simd_float2x2(1))
    #expect(simd_double3x3(diagonal: SIMD3(2, 3, 4)).determinant == 24)
    let around = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 0, 1))
    #expect(simd_distance(around.act(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)) < 1e-6)
    #expect(simd_distance((around * around.inverse).imag, .zero) < 1e-6)
    let half = simd_slerp(simd_quatf(angle: 0, axis: SIMD3(0, 0, 1)), around, 0.5)
    #expect((half.angle - .pi / 4).magnitude < 1e-5)
  }

  @Test func timesOfFilmsAreComputed() {
    let time = CMTime(seconds: 1.5, preferredTimescale: 600)
    #expect(time.value == 900)
    #expect(CMTimeGetSeconds(time + CMTime(value: 1, timescale: 2)) == 2)
    #expect(CMTime.zero < time)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 1).value == 0)
  }

  @Test func textIsMeasuredAsItIsDrawn() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let one = ("Measured words" as NSString).size(withAttributes: [.font: font])
    #expect(one.width > 90 && one.width < 140)
    let box = NSAttributedString(string: "Measured words", attributes: [.font: font])
      .boundingRect(
        with: CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude),
        options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    // Each is rounded up by itself.
    #expect(box.height > 1.9 * one.height && box.height <= 2 * one.height)
    #expect(box.width <= 80)
    #expect("Measured words".size(withAttributes: [.font: font]) == one)
  }

  @Test func fontsGrowWithTheSizeOfText() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 28) == 28)
    #expect(metrics.scaledValue(for: 28, compatibleWith: large) > 28)
    #expect(UIFont.systemFont(ofSize: 12).withSize(20).pointSize == 20)
    let bold = UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits(.traitBold)
    #expect(bold?.symbolicTraits == .traitBold)
  }

  @Test func colorsHaveParts() {
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    var (hue, saturation, brightness) = (CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor.blue.getHue(
      &hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect((hue * 3).rounded() == 2 && saturation == 1 && brightness == 1)
  }

  @Test func timesAreSpelledOut() {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(fromTimeInterval: -3600) == "1 hour ago")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(fromTimeInterval: 7200) == "in 2 hr.")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -90_000) == "yesterday")
  }

  @Test func chosenTextIsReplaced() {
    var text = AttributedString("Dear all, ")
    var selection = AttributedTextSelection()
    text.replaceSelection(&selection, withCharacters: "signed")
    #expect(String(text.characters) == "Dear all, signed")
    selection = AttributedTextSelection(range: text.startIndex..<text.endIndex)
    text.replaceSelection(&selection, with: AttributedString("x"))
    #expect(String(text.characters) == "x")
  }

  // MARK: What is not there says so

  private struct Add: AppIntent {
    static let title: LocalizedStringResource = "Add"
    @Parameter(title: "Count") var count: Int
    @Parameter(title: "Name", default: "a") var name: String
    @Parameter(title: "Day") var day: Date?
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: count) }
  }

  @Test func parametersHaveAValueThatNobodySet() {
    let intent = Add()
    #expect(intent.count == 0)
    #expect(intent.name == "a")
    #expect(intent.day == nil)
    intent.count = 3
    #expect(intent.count == 3)
  }

  @Test func whatIsNotThereSaysSo() async {
    #expect(NWPathMonitor().currentPath.status == .satisfied)
    #expect(!WCSession.isSupported())
    #expect(!HKHealthStore.isHealthDataAvailable())
    #expect(CLLocationManager().authorizationStatus == .notDetermined)
    #expect(SystemLanguageModel.default.availability == .unavailable(.deviceNotEligible))
    #expect(SecItemCopyMatching([kSecClass: kSecClassGenericPassword], nil) == errSecItemNotFound)
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined)
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      _ = try await LanguageModelSession().respond(to: "Soup")
    }
    #expect(CoreImagePictures.hasCode)
    #expect(AVPlayer(url: URL(filePath: "/a.mp4")).timeControlStatus == .paused)
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(EKEventStore().calendars(for: .event).isEmpty)
  }

  // MARK: What is drawn

  private struct Favorite: Tip {
    var title: Text { Text("Save") }
    var message: Text? { Text("Your favorites are at the top.") }
  }

  private func size(_ view: some View) -> CGSize {
    ImageRenderer(content: view).layout().root.frame.size
  }

  @Test func tipsAndSigningInAreDrawn() {
    #expect(size(TipView(Favorite()).frame(width: 300)).height > 60)
    let button = SignInWithAppleButton(.signIn) { _ in
    } onCompletion: { _ in
    }
    #expect(size(button.frame(width: 280, height: 44)) == CGSize(width: 280, height: 44))
  }
}
