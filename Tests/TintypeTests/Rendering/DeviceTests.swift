import Foundation
import Testing
import Tintype

/// What a device says about scale and space.
@MainActor
@Suite struct DeviceTests {
  /// The size of a PNG file's picture, from its header.
  private func pixels(of data: Data) -> [Int] {
    [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func aPictureHasTheScaleOfItsDevice() throws {
    let renderer = ImageRenderer(content: Color.red)
    #expect(renderer.scale == 1)
    renderer.device = .iPhone15
    #expect(renderer.scale == 3)
    #expect(try pixels(of: renderer.pngData()) == [1179, 2556])
  }

  @Test func aScaleThatWasSetWins() throws {
    let renderer = ImageRenderer(content: Color.red)
    renderer.scale = 1
    renderer.device = .iPhone15
    #expect(renderer.scale == 1)
    #expect(try pixels(of: renderer.pngData()) == [393, 852])
  }

  @Test(arguments: [0, -2, CGFloat.nan, .infinity])
  func aDevicesScaleThatIsNoneIsAnError(scale: CGFloat) {
    let renderer = ImageRenderer(content: Color.red)
    renderer.device = .iPhoneSE
    #expect(renderer.scale == 2)
    renderer.device?.scale = scale
    #expect(throws: ImageRendererError.self) { try renderer.pngData() }
  }

  @Test func textsAreMeasuredAtTheScaleOfTheDevice() {
    let renderer = ImageRenderer(content: ScaleReader())
    renderer.device = .iPhone15
    #expect(renderer.layout().nodes(kind: "Text").first?.lines == ["3"])
  }

  @Test(arguments: [
    (Device.iPhoneSE, UserInterfaceSizeClass.compact, UserInterfaceSizeClass.regular),
    (.iPhone15ProMax, .compact, .regular), (.iPadPro11, .regular, .regular),
    (.iPadPro13, .regular, .regular), (.iPhoneSE.landscape, .compact, .compact),
    (.iPhone13Mini.landscape, .compact, .compact), (.iPhone15.landscape, .compact, .compact),
    (.iPhone16Pro.landscape, .compact, .compact),
    (.iPhone15ProMax.landscape, .regular, .compact), (.iPadPro11.landscape, .regular, .regular),
    (.desktop(width: 1280, height: 600), .regular, .regular),
    (.desktop(width: 300, height: 200).landscape, .regular, .regular),
  ])
  func sizeClassesFollowTheTable(
    device: Device, across: UserInterfaceSizeClass, down: UserInterfaceSizeClass
  ) {
    #expect(device.horizontalSizeClass == across)
    #expect(device.verticalSizeClass == down)
  }

  @Test func viewsReadTheSizeClassesOfTheirDevice() {
    func names(_ device: Device?) -> [String]? {
      let renderer = ImageRenderer(content: SizeClassReader())
      renderer.device = device
      return renderer.layout().nodes(kind: "Text").first?.lines
    }
    #expect(names(nil) == ["compact regular"])
    #expect(names(.iPhone15.landscape) == ["compact compact"])
    #expect(names(.desktop(width: 1280, height: 600)) == ["regular regular"])
    var device = Device.iPhoneSE
    device.horizontalSizeClass = .regular
    #expect(names(device) == ["regular regular"])
  }
}

private struct ScaleReader: View {
  @Environment(\.displayScale) private var scale

  var body: some View { Text("\(Int(scale))") }
}

private struct SizeClassReader: View {
  @Environment(\.horizontalSizeClass) private var across
  @Environment(\.verticalSizeClass) private var down

  var body: some View { Text("\(name(across)) \(name(down))") }

  private func name(_ sizeClass: UserInterfaceSizeClass?) -> String {
    switch sizeClass {
    case .compact: "compact"
    case .regular: "regular"
    case nil: "none"
    }
  }
}
