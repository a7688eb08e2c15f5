import TintypeDrawing

/// The functions of a library of Metal's, by their names; none can be run here.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, @unchecked Sendable {
  private let source: String

  /// The program's own library.
  public static let `default` = ShaderLibrary(source: "default")
  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(source: bundle.bundlePath)
  }

  private init(source: String) { self.source = source }
  /// Creates a library of compiled functions, which are not read.
  public init(data: Data) { self.init(source: "data") }
  /// Creates a library of a file, which is not read.
  public init(url: URL) { self.init(source: url.path) }

  /// The function of a name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
  /// The function of a name in the program's own library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    Self.default[dynamicMember: name]
  }
}

/// A function of a library of Metal's.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// Where it is.
  public var library: ShaderLibrary
  /// Its name.
  public var name: String

  /// Names a function.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// The function with what it is given.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A function of Metal's with what it is given; it cannot be run here, which is reported where it would show.
public struct Shader: ShapeStyle, Equatable, Sendable {
  /// Something that a function is given.
  public struct Argument: Equatable, Sendable {
    private let text: String
    private init(_ value: Any) { text = "\(value)" }

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(x) }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument((x, y))
    }
    /// A position.
    public static func float2(_ point: CGPoint) -> Argument { Argument(point) }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { Argument(size) }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument((x, y, z))
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument((x, y, z, w))
    }
    /// Numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(array) }
    /// The bounds of what is changed.
    public static let boundingRect = Argument("boundingRect")
    /// A color.
    public static func color(_ color: Color) -> Argument { Argument(color) }
    /// Colors.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(array) }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument("image") }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument(data) }
  }

  /// The function.
  public var function: ShaderFunction
  /// What it is given.
  public var arguments: [Argument]
  /// Whether colors are mixed with noise.
  public var dithersColor = false

  /// Creates a call of a function.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// Nothing, which is noted.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, in environment: EnvironmentValues
  ) -> StylePaint {
    environment.note(
      "paints nothing with the shader \"\(style.function.name)\": shaders cannot be run here")
    return StylePaint(.color(.clear))
  }
}
