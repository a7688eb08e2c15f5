import CoreImage
import Tintype

/// What Core Image makes, apart from tests: with `import Testing` beside it the compiler looks for a module that only Apple
/// has.
@MainActor
enum CoreImagePictures {
  static var hasCode: Bool { CIFilter.qrCodeGenerator().outputImage != nil }
}
