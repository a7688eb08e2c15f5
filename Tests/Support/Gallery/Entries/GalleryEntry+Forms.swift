import Tintype

extension GalleryEntry {
  /// Forms, pickers and fields, in both appearances.
  static var forms: [GalleryEntry] {
    appearances("form", 320, 340) { Preferences() }
      + appearances("form-values", 320, 390) { Profile() }
      + appearances("pickers", 360, 300) { Pickers() }
      + appearances("picker-inline", 390, 290) { Sizes() }
      + appearances("picker-wheel", 340, 240) { Flavors() }
      + appearances("date-wheels", 320, 216) { Wheels() }
      + appearances("date-calendar", 360, 420) { Calendar() }
      + appearances("date-days", 340, 330) { Holidays() }
      + appearances("fields", 340, 330) { Fields() }
      + appearances("toggles-and-sliders", 340, 330) { Levels() }
  }

  /// A day in June 2026, at 10:13.
  static let date = Date(timeIntervalSince1970: 1_781_000_000)
}

/// A form with all the controls that stand in rows.
private struct Preferences: View {
  var body: some View {
    Form {
      Section {
        Toggle("Notifications", isOn: .constant(true))
        Picker("Sound", selection: .constant("Chord")) { Text("Chord").tag("Chord") }
        Stepper("Reminders: 0", value: .constant(0), in: 0...5)
        Slider(value: .constant(0.6))
      } header: {
        Text("Alerts")
      } footer: {
        Text("Alerts are quiet at night.")
      }
    }
  }
}

/// A form with values, fields and a button.
private struct Profile: View {
  var body: some View {
    Form {
      Section("Account") {
        LabeledContent("Name", value: "Ada")
        TextField("Nickname", text: .constant(""))
        SecureField("Password", text: .constant("engine"))
        DatePicker("Birthday", selection: .constant(GalleryEntry.date), displayedComponents: .date)
        ColorPicker("Accent", selection: .constant(.orange))
        Button("Delete Account", role: .destructive) {}
      }
    }
  }
}

/// Days of a month, some of them chosen; nobody can choose the last.
private struct Holidays: View {
  private let days = Set(
    [3, 4, 5, 12, 20].map { day in
      DateComponents(
        calendar: Foundation.Calendar(identifier: .gregorian), year: 2026, month: 6, day: day)
    })
  private let june =
    Date(timeIntervalSince1970: 1_780_272_000)..<Date(timeIntervalSince1970: 1_782_777_600)

  var body: some View {
    MultiDatePicker("Holidays", selection: .constant(days), in: june)
  }
}

/// Pickers that are not in a list.
private struct Pickers: View {
  var body: some View {
    VStack(spacing: 18) {
      Picker("Range", selection: .constant("Week")) {
        ForEach(["Day", "Week", "Month", "Year"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      Picker("Range", selection: .constant("Day")) {
        ForEach(["Day", "Week"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      .disabled(true)
      HStack {
        Picker("Sort", selection: .constant("By Date")) { Text("By Date").tag("By Date") }
        Menu("Actions") {}
      }
      ColorPicker("Color", selection: .constant(.teal))
      DatePicker("Starts", selection: .constant(GalleryEntry.date))
    }
    .padding(20)
  }
}

/// A picker whose values are rows.
private struct Sizes: View {
  var body: some View {
    Form {
      Picker("Size", selection: .constant("Medium")) {
        ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
      }
      .pickerStyle(.inline)
    }
  }
}

/// A picker on a wheel.
private struct Flavors: View {
  private let names = ["Apple", "Cherry", "Elder", "Fig", "Lemon", "Mint", "Pear"]

  var body: some View {
    Picker("Flavor", selection: .constant("Fig")) {
      ForEach(names, id: \.self) { Text($0) }
    }
    .pickerStyle(.wheel)
    .padding(10)
  }
}

/// The parts of a date on wheels.
private struct Wheels: View {
  var body: some View {
    DatePicker("Moment", selection: .constant(GalleryEntry.date)).datePickerStyle(.wheel)
  }
}

/// A date in its month.
private struct Calendar: View {
  var body: some View {
    DatePicker("When", selection: .constant(GalleryEntry.date))
      .datePickerStyle(.graphical)
      .padding(10)
  }
}

/// Fields of all styles.
private struct Fields: View {
  var body: some View {
    VStack(spacing: 14) {
      TextField("Search", text: .constant(""))
      TextField("Title", text: .constant("Notes on the engine"))
      TextField("Rounded", text: .constant("")).textFieldStyle(.roundedBorder)
      TextField("Rounded", text: .constant("Disabled")).textFieldStyle(.roundedBorder)
        .disabled(true)
      TextField("Lines", text: .constant("A text that goes on over two lines"), axis: .vertical)
        .textFieldStyle(.roundedBorder)
      TextEditor(text: .constant("The engine weaves algebraical patterns."))
        .frame(height: 80)
        .clipShape(.rect(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.separator) }
    }
    .padding(20)
  }
}

/// Switches, sliders and steppers in their states.
private struct Levels: View {
  var body: some View {
    VStack(spacing: 14) {
      Toggle("Wi-Fi", isOn: .constant(true))
      Toggle("Focus", isOn: .constant(true)).tint(.indigo)
      Toggle("Roaming", isOn: .constant(false)).disabled(true)
      HStack {
        Toggle("Bold", isOn: .constant(true))
        Toggle("Italic", isOn: .constant(false))
      }
      .toggleStyle(.button)
      Slider(value: .constant(0.4))
      Slider(value: .constant(2), in: 0...5, step: 1).tint(.orange)
      Stepper("Guests: 5", value: .constant(5), in: 0...5)
    }
    .padding(20)
  }
}
