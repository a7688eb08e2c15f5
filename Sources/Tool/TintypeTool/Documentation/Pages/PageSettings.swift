import Tintype
import TintypeProgram

/// What is said of all pictures of a page, or of a package: in `tintype.yml`, in front matter, in a comment.
///
/// Nothing that is nil is said; whatever a fence says itself goes before.
struct PageSettings: Equatable {
  /// How a page refers to its pictures.
  enum Dialect: String, CaseIterable {
    /// `![alt](name)`: DocC finds the file, its density and its dark partner by the name.
    case docc
    /// `<picture>` with a source for the dark appearance and the width in points.
    case github
    /// `![alt](path)` of the light picture.
    case markdown
    /// As `github`, in JSX.
    case mdx
  }

  var appearance: Appearance?
  /// Pixels a point, one picture each; empty where nothing is said.
  var scales: [Double] = []
  /// `png` or `svg`.
  var format: String?
  var size: PictureSize?
  var devices: [String] = []
  var locales: [String] = []
  var dynamicTypes: [String] = []
  var background: String?
  var padding: Double?
  var borders: Bool?
  /// The words of the marks over pictures; empty where nothing is said.
  var marks: [String] = []
  /// What views take for the present.
  var date: PictureDate?
  /// Where pictures go, from the page's folder on, with `{file}` or `{name}` and `{ending}` in it.
  var output: String?
  var dialect: Dialect?

  /// These settings, and of others what these leave open.
  ///
  /// - Parameter others: what is said of more pages than this.
  /// - Returns: both together.
  func over(_ others: PageSettings) -> PageSettings {
    func first<Value>(_ part: KeyPath<PageSettings, [Value]>) -> [Value] {
      self[keyPath: part].isEmpty ? others[keyPath: part] : self[keyPath: part]
    }
    return PageSettings(
      appearance: appearance ?? others.appearance, scales: first(\.scales),
      // Who names one of the two says that it is not the other.
      format: format ?? others.format, size: size ?? (devices.isEmpty ? others.size : nil),
      devices: size == nil ? first(\.devices) : devices,
      locales: first(\.locales), dynamicTypes: first(\.dynamicTypes),
      background: background ?? others.background, padding: padding ?? others.padding,
      borders: borders ?? others.borders, marks: first(\.marks), date: date ?? others.date,
      output: output ?? others.output,
      dialect: dialect ?? others.dialect)
  }
}

extension PageSettings {
  /// These settings as options, and what they leave open as it is.
  ///
  /// - Parameter options: what is drawn where nothing is said.
  /// - Returns: the options of a page's fences.
  func over(_ options: RenderingOptions) -> RenderingOptions {
    var result = options
    result.appearance = appearance ?? options.appearance
    if !scales.isEmpty { result.scales = scales }
    if let format = format.flatMap(PictureFormat.init) { result.formats = [format] }
    if !devices.isEmpty {
      (result.devices, result.size) = (devices, nil)
    } else if let size {
      (result.devices, result.size) = ([], size)
    }
    if !locales.isEmpty { result.locales = locales }
    if !dynamicTypes.isEmpty { result.dynamicTypes = dynamicTypes }
    result.background = background ?? options.background
    result.padding = padding ?? options.padding
    result.borders = borders ?? options.borders
    if !marks.isEmpty { result.marks = marks }
    result.date = date ?? options.date
    return result
  }
}
