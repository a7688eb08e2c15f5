// Names of ImageIO, which stand where `import SwiftUI` sees them too, as on a device; on Linux only.
#if os(Linux)
@_exported public import class TintypeViews.CGImage
@_exported public import class TintypeViews.CGImageSource
@_exported public import func TintypeViews.CGImageSourceCreateImageAtIndex
@_exported public import func TintypeViews.CGImageSourceCreateThumbnailAtIndex
@_exported public import func TintypeViews.CGImageSourceCreateWithData
@_exported public import func TintypeViews.CGImageSourceCreateWithURL
@_exported public import func TintypeViews.CGImageSourceGetCount
#endif
