import Tintype

extension GalleryEntry {
  /// Controls as they rest, and screens made of them.
  static var controls: [GalleryEntry] {
    [
      GalleryEntry("button", 120, 40) { Button("Press") {} },
      GalleryEntry("button-bordered", 140, 60) { Button("Press") {}.buttonStyle(.bordered) },
      GalleryEntry("button-prominent", 140, 60) {
        Button("Press") {}.buttonStyle(.borderedProminent).tint(.clay)
      },
      GalleryEntry("label", 140, 40) {
        Label {
          Text("Label")
        } icon: {
          Circle().fill(Color.clay).frame(width: 16, height: 16)
        }
      },
      GalleryEntry("toggle", 160, 50) {
        VStack {
          Toggle("On", isOn: .constant(true))
          Toggle("Off", isOn: .constant(false))
        }
      },
      GalleryEntry("slider", 160, 40) { Slider(value: .constant(0.3)) },
      GalleryEntry("stepper", 200, 40) { Stepper("Count", value: .constant(3)) },
      GalleryEntry("picker-segmented", 200, 40) {
        Picker("Size", selection: .constant("M")) {
          ForEach(["S", "M", "L"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
      },
      GalleryEntry("text-field", 160, 50) {
        TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
      },
      GalleryEntry("progress", 160, 30) { ProgressView(value: 0.4) },
      GalleryEntry("control-group", 240, 60) {
        ControlGroup {
          Button("Cut") {}
          Button("Copy") {}
        }
      },
      GalleryEntry("content-unavailable", 240, 180) {
        ContentUnavailableView {
          Label {
            Text("No mail")
          } icon: {
            Circle().frame(width: 40, height: 40)
          }
        } description: {
          Text("What you receive shows here.")
        } actions: {
          Button("Refresh") {}
        }
      },
      GalleryEntry("list", 240, 170) {
        List {
          Section("Colors") {
            ForEach(["Ink", "Sea"], id: \.self) { Text($0) }
          }
        }
      },
      GalleryEntry("navigation-stack", 240, 200) {
        NavigationStack {
          Color.sand.navigationTitle("Title")
        }
      },
    ]
  }
}
