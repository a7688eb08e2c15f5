import Tintype

extension GalleryEntry {
  /// Buttons at all of their styles, sizes, roles and states, in both appearances.
  static var buttons: [GalleryEntry] {
    appearances("button-styles", 360, 300) { ButtonStyles() }
      + appearances("button-roles", 360, 210) { ButtonRoles() }
      + appearances("sign-in", 360, 430) { SignIn() }
  }
}

/// A row for each style, a button for each size.
private struct ButtonStyles: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      sizes("Bordered").buttonStyle(.bordered)
      sizes("Tinted").buttonStyle(.bordered).tint(.indigo)
      sizes("Prominent").buttonStyle(.borderedProminent)
      HStack(spacing: 12) {
        Button("Plain") {}.buttonStyle(.plain)
        Button("Borderless") {}.buttonStyle(.borderless)
        Button("A") {}.buttonStyle(.bordered).buttonBorderShape(.circle)
        Button("Corner") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle)
      }
    }
    .padding(20)
  }

  private func sizes(_ title: String) -> some View {
    HStack(spacing: 12) {
      Button("Small") {}.controlSize(.small)
      Button(title) {}
      Button("Large") {}.controlSize(.large)
    }
  }
}

/// What buttons are for, and what cannot be pressed now.
private struct ButtonRoles: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 14, verticalSpacing: 12) {
      row("Save", role: nil, isEnabled: true)
      row("Delete", role: .destructive, isEnabled: true)
      row("Wait", role: nil, isEnabled: false)
    }
    .padding(20)
  }

  private func row(_ title: String, role: ButtonRole?, isEnabled: Bool) -> some View {
    GridRow {
      Button(title, role: role) {}.buttonStyle(.borderless)
      Button(title, role: role) {}.buttonStyle(.bordered)
      Button(title, role: role) {}.buttonStyle(.borderedProminent)
    }
    .disabled(!isEnabled)
  }
}

/// Fields and buttons of a screen that asks for a password.
private struct SignIn: View {
  var body: some View {
    VStack(spacing: 18) {
      Circle()
        .fill(.linearGradient(colors: [.indigo, .cyan], startPoint: .top, endPoint: .bottom))
        .frame(width: 72, height: 72)
      VStack(spacing: 4) {
        Text("Welcome back").font(.title2.bold())
        Text("Sign in to see your letters.").foregroundStyle(.secondary)
      }
      VStack(spacing: 10) {
        TextField("E-mail", text: .constant("ada@example.org"))
        SecureField("Password", text: .constant("difference"))
      }
      .textFieldStyle(.roundedBorder)
      Toggle("Stay signed in", isOn: .constant(true))
      Button {
      } label: {
        Text("Sign In").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      if let help = URL(string: "https://example.org/help") {
        Link("Forgot your password?", destination: help).font(.footnote)
      }
    }
    .padding(24)
  }
}
