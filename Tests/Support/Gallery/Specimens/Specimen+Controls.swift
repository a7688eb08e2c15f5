import Tintype

extension Specimen {
  /// Controls as they rest, and screens made of them.
  static var controls: [Specimen] {
    [
      Specimen("button", 120, 40) { Button("Press") {} },
      Specimen("button-bordered", 140, 60) { Button("Press") {}.buttonStyle(.bordered) },
      Specimen("button-prominent", 140, 60) {
        Button("Press") {}.buttonStyle(.borderedProminent).tint(.clay)
      },
      Specimen("label", 140, 40) {
        Label {
          Text("Label")
        } icon: {
          Circle().fill(Color.clay).frame(width: 16, height: 16)
        }
      },
      Specimen("toggle", 160, 50) {
        VStack {
          Toggle("On", isOn: .constant(true))
          Toggle("Off", isOn: .constant(false))
        }
      },
      Specimen("slider", 160, 40) { Slider(value: .constant(0.3)) },
      Specimen("stepper", 200, 40) { Stepper("Count", value: .constant(3)) },
      Specimen("picker-segmented", 200, 40) {
        Picker("Size", selection: .constant("M")) {
          ForEach(["S", "M", "L"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
      },
      Specimen("text-field", 160, 50) {
        TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
      },
      Specimen("progress", 160, 30) { ProgressView(value: 0.4) },
      Specimen("control-group", 240, 60) {
        ControlGroup {
          Button("Cut") {}
          Button("Copy") {}
        }
      },
      Specimen("content-unavailable", 240, 180) {
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
      Specimen("list", 240, 170) {
        List {
          Section("Colors") {
            ForEach(["Ink", "Sea"], id: \.self) { Text($0) }
          }
        }
      },
      Specimen("navigation-stack", 240, 200) {
        NavigationStack {
          Color.sand.navigationTitle("Title")
        }
      },
    ]
  }
}
