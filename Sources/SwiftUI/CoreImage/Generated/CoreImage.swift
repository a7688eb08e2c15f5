// Made of Fixtures/Names/CoreImage/CoreImage.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation
public import Tintype

/// A picture for filters; empty whatever it is made of.
public class CIImage: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public convenience init?(image: UIImage) { self.init() }
  public convenience init?(data: Data) { self.init() }
  public convenience init?(contentsOf url: URL) { self.init() }
  public convenience init(cgImage: CGImage) { self.init() }
  public convenience init(color: CIColor) { self.init() }
  public var extent: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  public func transformed(by transform: CGAffineTransform) -> CIImage { self }
  public func cropped(to rect: CGRect) -> CIImage { self }
  public func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage { self }
  public func applyingGaussianBlur(sigma: Double) -> CIImage { self }
  public func oriented(_ orientation: Any) -> CIImage { self }
  public func composited(over image: CIImage) -> CIImage { self }
  public func clampedToExtent() -> CIImage { self }
  public static func empty() -> CIImage { CIImage() }
}

/// A color for filters.
public final class CIColor: NSObject, @unchecked Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) { self.red = red; self.green = green; self.blue = blue; self.alpha = alpha; super.init() }
  public convenience init(color: UIColor) { let parts = color.cgColor.components ?? [0, 0, 0, 1]; self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) }
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// Numbers for filters.
public final class CIVector: NSObject, @unchecked Sendable {
  public init(x: CGFloat, y: CGFloat) {}
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {}
  public init(cgRect: CGRect) {}
  public init(cgPoint: CGPoint) {}
}

/// How filters run.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "useSoftwareRenderer")
  public static let workingColorSpace = CIContextOption(rawValue: "workingColorSpace")
  public static let outputColorSpace = CIContextOption(rawValue: "outputColorSpace")
  public static let cacheIntermediates = CIContextOption(rawValue: "cacheIntermediates")
}

/// How pixels are kept.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let RGBA8 = CIFormat(rawValue: "RGBA8")
  public static let BGRA8 = CIFormat(rawValue: "BGRA8")
  public static let ARGB8 = CIFormat(rawValue: "ARGB8")
  public static let RGBAf = CIFormat(rawValue: "RGBAf")
}

/// What runs filters; it makes nothing.
public final class CIContext: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public convenience init(options: [CIContextOption: Any]?) { self.init() }
  /// The picture; nil.
  public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { nil }
  public func render(_ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: Any?) {}
  public func jpegRepresentation(of image: CIImage, colorSpace: Any, options: [AnyHashable: Any] = [:]) -> Data? { nil }
  public func pngRepresentation(of image: CIImage, format: CIFormat, colorSpace: Any, options: [AnyHashable: Any] = [:]) -> Data? { nil }
}

/// A filter; it makes an empty picture.
@dynamicMemberLookup public class CIFilter: NSObject, @unchecked Sendable {
  public let name: String
  private var values: [String: Any] = [:]
  public init(_ name: String, _ unused: Void) { self.name = name; super.init() }
  public convenience init?(name: String) { self.init(name, ()) }
  public convenience init?(name: String, parameters: [String: Any]?) { self.init(name, ()) }
  public var inputImage: CIImage?
  public var backgroundImage: CIImage?
  public var maskImage: CIImage?
  public var message = Data()
  public var correctionLevel = "M"
  /// The picture; that which was put in, or an empty one.
  public var outputImage: CIImage? { inputImage ?? CIImage() }
  public var inputKeys: [String] { ["inputImage"] }
  public var outputKeys: [String] { ["outputImage"] }
  public var attributes: [String: Any] { [:] }
  public var center = CGPoint.zero
  public var color = CIColor.black
  public var color0 = CIColor.black
  public var color1 = CIColor.white
  public func setDefaults() {}
  public func setValue(_ value: Any?, forKey key: String) { inputImage = key == "inputImage" ? value as? CIImage : inputImage }
  public func value(forKey key: String) -> Any? { nil }
  public subscript(dynamicMember member: String) -> Float { get { values[member] as? Float ?? 0 } set { values[member] = newValue } }
}

/// The key of the picture.
public let kCIInputImageKey = "inputImage"

/// The key of how much.
public let kCIInputIntensityKey = "inputIntensity"

/// The key of how far.
public let kCIInputRadiusKey = "inputRadius"

/// The key of how large.
public let kCIInputScaleKey = "inputScale"

/// The key of where.
public let kCIInputCenterKey = "inputCenter"

/// The key of the color.
public let kCIInputColorKey = "inputColor"

/// The key of the angle.
public let kCIInputAngleKey = "inputAngle"

/// The key of how bright.
public let kCIInputBrightnessKey = "inputBrightness"

/// The key of how strong.
public let kCIInputContrastKey = "inputContrast"

/// The key of how colorful.
public let kCIInputSaturationKey = "inputSaturation"

/// The key of the part.
public let kCIInputExtentKey = "inputExtent"

/// The key of what is made.
public let kCIOutputImageKey = "outputImage"

extension UIImage {
  /// An empty picture.
  public convenience init(ciImage: CIImage) { self.init() }
  /// An empty picture.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) { self.init() }
  /// The picture for filters; nil.
  public var ciImage: CIImage? { nil }
}

extension CIFilter {
  public static func qrCodeGenerator() -> CIFilter { CIFilter("CIqrCodeGenerator", ()) }
  public static func code128BarcodeGenerator() -> CIFilter { CIFilter("CIcode128BarcodeGenerator", ()) }
  public static func aztecCodeGenerator() -> CIFilter { CIFilter("CIaztecCodeGenerator", ()) }
  public static func pdf417BarcodeGenerator() -> CIFilter { CIFilter("CIpdf417BarcodeGenerator", ()) }
  public static func sepiaTone() -> CIFilter { CIFilter("CIsepiaTone", ()) }
  public static func gaussianBlur() -> CIFilter { CIFilter("CIgaussianBlur", ()) }
  public static func boxBlur() -> CIFilter { CIFilter("CIboxBlur", ()) }
  public static func colorControls() -> CIFilter { CIFilter("CIcolorControls", ()) }
  public static func colorMonochrome() -> CIFilter { CIFilter("CIcolorMonochrome", ()) }
  public static func colorInvert() -> CIFilter { CIFilter("CIcolorInvert", ()) }
  public static func exposureAdjust() -> CIFilter { CIFilter("CIexposureAdjust", ()) }
  public static func gammaAdjust() -> CIFilter { CIFilter("CIgammaAdjust", ()) }
  public static func hueAdjust() -> CIFilter { CIFilter("CIhueAdjust", ()) }
  public static func vibrance() -> CIFilter { CIFilter("CIvibrance", ()) }
  public static func vignette() -> CIFilter { CIFilter("CIvignette", ()) }
  public static func vignetteEffect() -> CIFilter { CIFilter("CIvignetteEffect", ()) }
  public static func photoEffectNoir() -> CIFilter { CIFilter("CIphotoEffectNoir", ()) }
  public static func photoEffectMono() -> CIFilter { CIFilter("CIphotoEffectMono", ()) }
  public static func photoEffectChrome() -> CIFilter { CIFilter("CIphotoEffectChrome", ()) }
  public static func photoEffectFade() -> CIFilter { CIFilter("CIphotoEffectFade", ()) }
  public static func photoEffectInstant() -> CIFilter { CIFilter("CIphotoEffectInstant", ()) }
  public static func photoEffectProcess() -> CIFilter { CIFilter("CIphotoEffectProcess", ()) }
  public static func photoEffectTonal() -> CIFilter { CIFilter("CIphotoEffectTonal", ()) }
  public static func photoEffectTransfer() -> CIFilter { CIFilter("CIphotoEffectTransfer", ()) }
  public static func pixellate() -> CIFilter { CIFilter("CIpixellate", ()) }
  public static func crystallize() -> CIFilter { CIFilter("CIcrystallize", ()) }
  public static func edges() -> CIFilter { CIFilter("CIedges", ()) }
  public static func edgeWork() -> CIFilter { CIFilter("CIedgeWork", ()) }
  public static func bloom() -> CIFilter { CIFilter("CIbloom", ()) }
  public static func gloom() -> CIFilter { CIFilter("CIgloom", ()) }
  public static func comicEffect() -> CIFilter { CIFilter("CIcomicEffect", ()) }
  public static func pointillize() -> CIFilter { CIFilter("CIpointillize", ()) }
  public static func unsharpMask() -> CIFilter { CIFilter("CIunsharpMask", ()) }
  public static func sharpenLuminance() -> CIFilter { CIFilter("CIsharpenLuminance", ()) }
  public static func twirlDistortion() -> CIFilter { CIFilter("CItwirlDistortion", ()) }
  public static func bumpDistortion() -> CIFilter { CIFilter("CIbumpDistortion", ()) }
  public static func zoomBlur() -> CIFilter { CIFilter("CIzoomBlur", ()) }
  public static func motionBlur() -> CIFilter { CIFilter("CImotionBlur", ()) }
  public static func falseColor() -> CIFilter { CIFilter("CIfalseColor", ()) }
  public static func maskToAlpha() -> CIFilter { CIFilter("CImaskToAlpha", ()) }
  public static func blendWithMask() -> CIFilter { CIFilter("CIblendWithMask", ()) }
  public static func sourceOverCompositing() -> CIFilter { CIFilter("CIsourceOverCompositing", ()) }
  public static func sourceAtopCompositing() -> CIFilter { CIFilter("CIsourceAtopCompositing", ()) }
  public static func multiplyBlendMode() -> CIFilter { CIFilter("CImultiplyBlendMode", ()) }
  public static func areaAverage() -> CIFilter { CIFilter("CIareaAverage", ()) }
  public static func linearGradient() -> CIFilter { CIFilter("CIlinearGradient", ()) }
  public static func radialGradient() -> CIFilter { CIFilter("CIradialGradient", ()) }
  public static func temperatureAndTint() -> CIFilter { CIFilter("CItemperatureAndTint", ()) }
  public static func highlightShadowAdjust() -> CIFilter { CIFilter("CIhighlightShadowAdjust", ()) }
  public static func colorMatrix() -> CIFilter { CIFilter("CIcolorMatrix", ()) }
  public static func colorClamp() -> CIFilter { CIFilter("CIcolorClamp", ()) }
  public static func colorThreshold() -> CIFilter { CIFilter("CIcolorThreshold", ()) }
  public static func halftone() -> CIFilter { CIFilter("CIhalftone", ()) }
  public static func dotScreen() -> CIFilter { CIFilter("CIdotScreen", ()) }
  public static func kaleidoscope() -> CIFilter { CIFilter("CIkaleidoscope", ()) }
  public static func lanczosScaleTransform() -> CIFilter { CIFilter("CIlanczosScaleTransform", ()) }
  public static func personSegmentation() -> CIFilter { CIFilter("CIpersonSegmentation", ()) }
  public static func morphologyMaximum() -> CIFilter { CIFilter("CImorphologyMaximum", ()) }
  public static func morphologyMinimum() -> CIFilter { CIFilter("CImorphologyMinimum", ()) }
}
#endif
