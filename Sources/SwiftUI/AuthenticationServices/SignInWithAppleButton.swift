#if os(Linux)
public import Tintype

extension SignInWithAppleButton {
  /// The mark and the title on a rounded ground that fills what the button is given.
  @MainActor public var body: some View { SignInFace(label: label) }
}

/// The button as Apple's guidelines for signing in draw it: a title of 43 % of the height, black unless it is said otherwise.
private struct SignInFace: View {
  @Environment(\.signInWithAppleButtonStyle) private var style
  let label: SignInWithAppleButton.Label

  var body: some View {
    let style = style ?? .black
    let (ground, ink) = style.isBlack ? (Color.black, Color.white) : (Color.white, Color.black)
    let shape = RoundedRectangle(cornerRadius: 6, style: .continuous)
    shape.fill(ground)
      .overlay { if style.hasOutline { shape.strokeBorder(ink, lineWidth: 1) } }
      .overlay {
        GeometryReader { proxy in
          let size = min(proxy.size.height * 0.43, proxy.size.width / 10)
          HStack(spacing: size * 0.25) {
            Image(systemName: "apple.logo").font(.system(size: size * 0.95))
            Text(verbatim: label.title).font(.system(size: size, weight: .medium)).lineLimit(1)
          }
          .foregroundStyle(ink)
          .frame(width: proxy.size.width, height: proxy.size.height)
        }
      }
      .frame(minWidth: 140, minHeight: 30)
  }
}
#endif
