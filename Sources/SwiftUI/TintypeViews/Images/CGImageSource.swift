public import Foundation

/// Foundation's object under Core Foundation's name, so that `url as CFURL` is understood.
public typealias CFURL = NSURL
/// Foundation's object under Core Foundation's name.
public typealias CFData = NSData
/// Foundation's object under Core Foundation's name.
public typealias CFDictionary = NSDictionary
/// Foundation's object under Core Foundation's name.
public typealias CFString = NSString

/// A picture's file.
public final class CGImageSource {
  fileprivate let image: UIImage

  fileprivate init?(_ data: Data?) {
    guard let image = data.flatMap(UIImage.init(data:)) else { return nil }
    self.image = image
  }
}

/// The file at an address, a PNG or JPEG; nil where it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(url.path.flatMap { FileManager.default.contents(atPath: $0) })
}

/// The file of its bytes, a PNG or JPEG; nil where they are none.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
)
  -> CGImageSource?
{
  CGImageSource(Data(referencing: data))
}

/// How many pictures the file has: one.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }

/// The picture of a file; nil for any but the first.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? source.image.cgImage : nil
}

/// The picture of a file for a small place, in its own size; nil for any but the first.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  CGImageSourceCreateImageAtIndex(source, index, options)
}
