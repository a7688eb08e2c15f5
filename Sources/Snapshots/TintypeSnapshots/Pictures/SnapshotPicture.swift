public import TintypeDrawing
import TintypeImages

/// Pixels, the layout that they show, and what they were drawn with.
public struct SnapshotPicture {
  /// The pixels.
  package var bitmap: Bitmap {
    didSet { lazyDigest = LazyDigest(bitmap) }
  }
  /// Pixels a point.
  public var scale: CGFloat
  /// Finds out which view stands where, once.
  private var lazyLayout: LazyLayout
  /// Finds out the digest of the pixels, once: who compares asks for it, and who writes the file.
  private var lazyDigest: LazyDigest
  /// What the picture was drawn with; nil where it is not known.
  public var fingerprint: Fingerprint?
  /// What in the picture only stands for something else, such as a symbol that is not known, a sentence each.
  package var problems: [String] = []

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - bitmap: the pixels.
  ///   - scale: pixels a point.
  ///   - layout: which view stands where; nil where it is not known. It is evaluated when it is needed.
  ///   - fingerprint: what the picture was drawn with; nil where it is not known.
  package init(
    bitmap: Bitmap, scale: CGFloat, layout: @escaping @autoclosure () -> LayoutOutline? = nil,
    fingerprint: Fingerprint? = nil
  ) {
    self.bitmap = bitmap
    lazyDigest = LazyDigest(bitmap)
    self.scale = scale
    lazyLayout = LazyLayout(layout)
    self.fingerprint = fingerprint
  }

  /// Which view stands where; nil where it is not known.
  ///
  /// It is found out when it is asked for first: a picture that passes never asks.
  public var layout: LayoutOutline? {
    get { lazyLayout.value }
    set { lazyLayout = LazyLayout { newValue } }
  }

  /// The digest of size and pixels.
  var digest: String { lazyDigest.value }

  /// Pixels across.
  public var width: Int { bitmap.width }
  /// Pixels down.
  public var height: Int { bitmap.height }

  /// The views of a layout with the pixels that they cover, and those that draw with the pixels that they
  /// draw on: all of them, where the layout does not say.
  func frames(of layout: LayoutOutline?) -> (inks: [NamedFrame], all: [NamedFrame]) {
    guard let layout else { return ([], []) }
    let names = layout.names
    let all = zip(names, layout.nodes).map { name, node in
      NamedFrame(name: name, frame: PixelBox(covering: node.frame, scale: scale))
    }
    let inks = zip(names, layout.nodes).compactMap { name, node in
      node.ink.map { NamedFrame(name: name, frame: PixelBox(covering: $0, scale: scale)) }
    }
    return (inks.isEmpty ? all : inks, all)
  }
}

/// A layout that is found out when it is asked for first; copies of a picture share it.
private final class LazyLayout {
  private let make: () -> LayoutOutline?
  private(set) lazy var value = make()

  init(_ make: @escaping () -> LayoutOutline?) { self.make = make }
}

/// A digest that is found out when it is asked for first; copies of a picture share it.
private final class LazyDigest {
  private let bitmap: Bitmap
  private(set) lazy var value = PixelDigest.of(bitmap)

  init(_ bitmap: Bitmap) { self.bitmap = bitmap }
}

extension SnapshotPicture {
  private static let fingerprintKeyword = "Tintype fingerprint"
  private static let layoutKeyword = "Tintype layout"

  /// The picture as a PNG file that carries its fingerprint and its layout.
  ///
  /// - Parameter quickly: whether time counts more than bytes, for a picture that is not kept.
  /// - Returns: the file.
  /// - Throws: ``SnapshotError/notDrawn(_:)`` for a picture without pixels, which PNG cannot hold.
  package func pngData(quickly: Bool = false) throws -> Data {
    try file(goal: quickly ? .speed : .size)
  }

  /// The picture as a PNG file that is made in little time and not yet as small as can be.
  ///
  /// ``PictureDraft`` finishes it. Without a fingerprint it is finished at once: nobody could tell later that
  /// it is ours.
  ///
  /// - Throws: as ``pngData(quickly:)`` does.
  func pngDraft() throws -> Data { try file(goal: fingerprint == nil ? .size : .draft) }

  private func file(goal: PNGCodec.Goal) throws -> Data {
    guard width > 0, height > 0 else {
      throw SnapshotError.notDrawn("the view has no area (\(width)×\(height) pixels)")
    }
    let notes = layout.map { [(keyword: Self.layoutKeyword, text: $0.description)] } ?? []
    let file = PNGCodec.encode(
      bitmap, isOpaque: false, scale: scale, textChunks: notes, goal: goal)
    guard var fingerprint else { return file }
    fingerprint.pixels = digest
    fingerprint.seal = PixelDigest.seal(of: file)
    return PNGCodec.adding(Self.fingerprintKeyword, fingerprint.text, to: file)
  }

  /// Reads a PNG file, drawn by whatever program.
  ///
  /// What the file does not say of itself can be given: a file that this library wrote says it all.
  ///
  /// - Parameters:
  ///   - data: the file.
  ///   - scale: pixels a point, where the file does not say.
  ///   - layout: which view stands where, so that a failure can name views; nil for what the file says.
  ///   - fingerprint: what the picture was drawn with; nil for what the file says.
  /// - Throws: ``SnapshotError/unreadable(_:)`` for anything but a PNG file,
  ///   ``SnapshotError/largeFilePointer`` for what Git LFS left in its place.
  public init(
    pngData data: Data, scale: CGFloat = 1, layout: LayoutOutline? = nil,
    fingerprint: Fingerprint? = nil
  ) throws {
    try SnapshotError.check(data)
    do {
      let file = try PNGCodec.decode(data)
      self.init(bitmap: file.bitmap, scale: scale)
      read(file.textChunks)
    } catch {
      throw SnapshotError.unreadable(PictureDamage.asText(data)?.cause ?? "\(error)")
    }
    if let layout { self.layout = layout }
    if let fingerprint { self.fingerprint = fingerprint }
  }

  private mutating func read(_ notes: [(keyword: String, text: String)]) {
    for note in notes {
      if note.keyword == Self.fingerprintKeyword { fingerprint = Fingerprint(text: note.text) }
      if note.keyword == Self.layoutKeyword { layout = LayoutOutline(parsing: note.text) }
    }
    if let fingerprint { scale = fingerprint.scale }
  }

  /// The fingerprint of a PNG file that holds what the fingerprint says, found without decoding its pixels.
  ///
  /// - Parameter data: the file.
  /// - Returns: nil where there is none, or where any other byte of the file is not as it was written.
  static func sealedFingerprint(ofPNG data: Data) -> Fingerprint? {
    guard let note = try? PNGCodec.note(fingerprintKeyword, of: data),
      let found = Fingerprint(text: note.text), let seal = found.seal,
      seal == PixelDigest.seal(of: data, without: note.range),
      // The seal has no key: whoever adds a chunk can compute it.
      (try? PNGCodec.disorder(of: data)) == .some(nil)
    else { return nil }
    return found
  }

  /// Reads a reference, in which nothing may be that another program takes otherwise.
  ///
  /// - Parameters:
  ///   - data: a PNG file.
  ///   - scale: pixels a point, where the file does not say.
  ///   - allowsAnimation: whether pictures may follow each other, for who compares them too.
  /// - Throws: ``SnapshotError/unreadable(_:)`` for anything but an orderly PNG file.
  init(reference data: Data, scale: CGFloat = 1, allowsAnimation: Bool = false) throws {
    try self.init(pngData: data, scale: scale)
    do {
      let disorder = try PNGCodec.disorder(of: data, allowsAnimation: allowsAnimation)
      if let disorder { throw SnapshotError.unreadable(disorder) }
    } catch let error as ImageDecodingError {
      throw SnapshotError.unreadable("\(error)")
    }
  }
}
