import Tintype

/// A button's plate, whose corners are 14 points wide and whose middle can be stretched.
struct PlatePicture: View {
  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 12, style: .circular).fill(Color(hex: 0x1E3A8A))
      RoundedRectangle(cornerRadius: 10, style: .circular).fill(Color(hex: 0xFDE68A)).padding(2)
      RoundedRectangle(cornerRadius: 8, style: .circular)
        .fill(LinearGradient.down(0x60A5FA, 0x2563EB)).padding(4)
      VStack {
        HStack {
          rivet
          Spacer(minLength: 0)
          rivet
        }
        Spacer(minLength: 0)
        HStack {
          rivet
          Spacer(minLength: 0)
          rivet
        }
      }
      .padding(7)
    }
  }

  private var rivet: some View {
    Circle().fill(Color(hex: 0xFDE68A)).frame(width: 4, height: 4)
  }
}
