import TintypeDrawing

/// An effect of a shader, which is left out with a word.
private nonisolated struct ShaderEffect: ViewModifier {
  typealias Body = Never
  let name: String
  let shader: Shader
  let isEnabled: Bool

  /// What is left out.
  var note: String { ShaderEffect.note(name, shader) }

  static func note(_ name: String, _ shader: Shader) -> String {
    "draws a view without \(name) and its shader \"\(shader.function.name)\": shaders cannot be run here"
  }

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    if modifier.isEnabled, resolver.resources.mentions(modifier.note) {
      resolver.report(modifier.note)
    }
    resolver.resolve(content)
  }

  nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

extension View {
  /// Changes the color of each pixel with a shader; the view is drawn without, which is reported.
  public nonisolated func colorEffect(
    _ shader: Shader, isEnabled: Bool = true
  ) -> some View {
    modifier(ShaderEffect(name: "colorEffect", shader: shader, isEnabled: isEnabled))
  }

  /// Moves each pixel with a shader; the view is drawn without, which is reported.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(ShaderEffect(name: "distortionEffect", shader: shader, isEnabled: isEnabled))
  }

  /// Changes each pixel by those around it with a shader; the view is drawn without, which is reported.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(ShaderEffect(name: "layerEffect", shader: shader, isEnabled: isEnabled))
  }
}

extension VisualEffect {
  /// Changes the color of each pixel with a shader; the view is drawn without, which is reported.
  public nonisolated func colorEffect(
    _ shader: Shader, isEnabled: Bool = true
  ) -> some VisualEffect {
    noting(isEnabled ? ShaderEffect.note("colorEffect", shader) : nil)
  }

  /// Moves each pixel with a shader; the view is drawn without, which is reported.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    noting(isEnabled ? ShaderEffect.note("distortionEffect", shader) : nil)
  }

  /// Changes each pixel by those around it with a shader; the view is drawn without, which is reported.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    noting(isEnabled ? ShaderEffect.note("layerEffect", shader) : nil)
  }
}
