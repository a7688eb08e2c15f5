import Foundation
import Tintype
import TintypeTestSupport

/// The views of `Fixtures/Chrome`.
@MainActor
enum ChromeCases {
  static let table: CaseTable = {
    var cases = CaseTable()
    addControls(to: &cases)
    addMoreControls(to: &cases)
    addLists(to: &cases)
    addNavigation(to: &cases)
    addPhone(to: &cases)
    return cases
  }()

  private static let on = Binding.constant(true)

  private static func addControls(to cases: inout CaseTable) {
    cases.add("chrome-ios-label-basic") {
      VStack(alignment: .leading, spacing: 12) {
        Label {
          Text("Wi-Fi").named("title")
        } icon: {
          Color.blue.frame(width: 22.5, height: 16).named("icon")
        }.named("label")
        Label {
          Text("Bluetooth").named("titleT")
        } icon: {
          Color.blue.frame(width: 35.5, height: 34).named("iconT")
        }.font(.title).named("labelTitle")
        Label {
          Text("Wi-Fi")
        } icon: {
          Color.blue.frame(width: 22.5, height: 16)
        }.labelStyle(.iconOnly).named("iconOnly")
        Label {
          Text("Wi-Fi")
        } icon: {
          Color.blue.frame(width: 22.5, height: 16)
        }.labelStyle(.titleOnly).named("titleOnly")
      }.named("stack")
    }
    cases.add("chrome-ios-layout-controls") {
      VStack {
        Text("Hello").named("text")
        Toggle("Enabled", isOn: on).named("toggle")
        Button("OK") {}.named("plain")
        Button("Bordered") {}.buttonStyle(.bordered).named("bordered")
        TextField("Placeholder", text: .constant("Hello")).named("field")
        TextField("Placeholder", text: .constant("Hello")).textFieldStyle(.roundedBorder)
          .named("rounded")
        Slider(value: .constant(0.5)).named("slider")
        Stepper("Quantity: 3", value: .constant(3)).named("stepper")
        Picker("Size", selection: .constant(0)) {
          Text("Small").tag(0)
          Text("Medium").tag(1)
        }.pickerStyle(.segmented).named("segmented")
        Text("Hello").named("textBelow")
      }.named("stack")
    }
    cases.add("chrome-ios-toggle-basic") {
      VStack(alignment: .leading, spacing: 12) {
        Toggle("Enabled", isOn: on).named("on")
        Toggle("Enabled", isOn: .constant(false)).named("off")
        Toggle(isOn: on) { Text("Hg").named("customText") }.named("custom")
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Toggle("Hg", isOn: on).named("baselineToggle")
          Text("Hg").named("baselineText")
        }.named("baselineRow")
        Toggle("Enabled", isOn: on).labelsHidden().named("hidden")
        Toggle("Enabled", isOn: on).disabled(true).named("disabled")
      }.named("stack")
    }
    cases.add("chrome-ios-button-basic") {
      VStack(alignment: .leading, spacing: 12) {
        Button("OK") {}.named("plain")
        Button("Bordered") {}.buttonStyle(.bordered).named("bordered")
        Button("Prominent") {}.buttonStyle(.borderedProminent).named("prominent")
        Button("Borderless") {}.buttonStyle(.borderless).named("borderless")
        Button("Disabled") {}.buttonStyle(.bordered).disabled(true).named("disabled")
        Button("Delete", role: .destructive) {}.named("destructive")
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Button("OK") {}.named("rowButton")
          Text("Hg").named("rowText")
        }.named("row")
      }.named("stack")
    }
    cases.add("chrome-ios-button-looks") {
      VStack(alignment: .leading, spacing: 12) {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Button("Mini") {}.buttonStyle(.bordered).controlSize(.mini).named("mini")
          Button("Small") {}.buttonStyle(.bordered).controlSize(.small).named("small")
          Button("Regular") {}.buttonStyle(.bordered).named("regular")
        }.named("sizesRow")
        Button("Large") {}.buttonStyle(.bordered).controlSize(.large).named("large")
        Button("Extra") {}.buttonStyle(.bordered).controlSize(.extraLarge).named("extraLarge")
        Button("Prominent") {}.buttonStyle(.borderedProminent).controlSize(.large)
          .named("prominentLarge")
        Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
          .named("destructiveBordered")
        Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
          .named("destructiveProminent")
        Button("Delete", role: .destructive) {}.buttonStyle(.borderless)
          .named("destructiveBorderless")
        Button("Prominent") {}.buttonStyle(.borderedProminent).disabled(true)
          .named("disabledProminent")
        Button("Plain") {}.disabled(true).named("disabledPlain")
        Button("Mini") {}.buttonStyle(.borderedProminent).controlSize(.mini)
          .named("prominentMini")
      }.named("stack")
    }
    cases.add("chrome-ios-stepper-basic") {
      VStack(alignment: .leading, spacing: 12) {
        Stepper("Quantity: 3", value: .constant(3)).named("labelled")
        Stepper("Quantity: 3", value: .constant(3)).labelsHidden().named("hidden")
        Stepper("Quantity: 3", value: .constant(3)).disabled(true).named("disabled")
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text("Hg").named("rowText")
          Stepper("Hg", value: .constant(3)).named("rowStepper")
        }.named("row")
      }.named("stack")
    }
  }

  private static func addMoreControls(to cases: inout CaseTable) {
    cases.add("chrome-ios-textfield-basic") {
      VStack(alignment: .leading, spacing: 12) {
        TextField("Placeholder", text: .constant("Hello")).named("plain")
        TextField("Placeholder", text: .constant("Hello")).textFieldStyle(.roundedBorder)
          .named("rounded")
        TextField("Placeholder", text: .constant("")).textFieldStyle(.roundedBorder)
          .named("roundedEmpty")
        SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder)
          .named("secure")
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text("Name").named("rowLabel")
          TextField("Placeholder", text: .constant("Hello")).textFieldStyle(.roundedBorder)
            .named("rowField")
        }.named("row")
      }.named("stack")
    }
    cases.add("chrome-ios-progress-basic") {
      VStack(alignment: .leading, spacing: 12) {
        ProgressView(value: 0.4).named("bar")
        ProgressView().progressViewStyle(.linear).named("indeterminate")
        ProgressView(value: 0.4) { Text("Volume") }.named("labelled")
        ProgressView(value: 0.4).frame(width: 120).named("narrow")
        HStack(spacing: 12) {
          ProgressView().named("spinner")
          ProgressView(value: 0.4).progressViewStyle(.circular).named("ring")
          ProgressView { Text("Volume") }.named("spinnerLabelled")
        }.named("row")
      }.named("stack")
    }
    cases.add("chrome-ios-controls-settings") {
      VStack(alignment: .leading, spacing: 16) {
        Text("Settings").font(.largeTitle).bold().named("title")
        Toggle("Wi-Fi", isOn: on).named("wifi")
        Toggle("Bluetooth", isOn: on).named("bluetooth")
        VStack(alignment: .leading, spacing: 4) {
          Text("Volume").font(.subheadline).named("volumeLabel")
          Slider(value: .constant(0.6)).named("volume")
        }
        Stepper("Quantity: 3", value: .constant(3)).named("quantity")
        Picker("Size", selection: .constant(0)) {
          Text("A").tag(0)
          Text("B").tag(1)
          Text("C").tag(2)
        }.pickerStyle(.segmented).named("size")
        TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).named("name")
        Button("Save") {}.buttonStyle(.borderedProminent).named("save")
      }.padding().named("screen")
    }
    cases.add("chrome-ios-menu-basic") {
      VStack(alignment: .leading, spacing: 12) {
        Menu("Options") { Text("A") }.named("menu")
        Menu("Plain") { Text("A") }.menuStyle(.button).named("buttonStyle")
        Menu("Hidden") { Text("A") }.menuIndicator(.hidden).named("noIndicator")
        Menu("Off") { Text("A") }.disabled(true).named("disabled")
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text("Hg").named("rowText")
          Menu("Options") { Text("A") }.named("rowMenu")
        }.named("row")
      }.named("stack")
    }
    cases.add("chrome-ios-datepicker-compact") {
      let date = Binding.constant(Date(timeIntervalSinceReferenceDate: 0))
      Form {
        DatePicker("Date", selection: date, displayedComponents: .date).named("date")
        DatePicker("When", selection: date).named("dateTime")
        DatePicker("Time", selection: date, displayedComponents: .hourAndMinute).named("time")
        DatePicker("Off", selection: date, displayedComponents: .date).disabled(true)
          .named("disabled")
      }.named("form")
    }
    cases.add("chrome-ios-text-styles") {
      VStack(alignment: .leading, spacing: 8) {
        Group {
          Text("Hello").named("default")
          Text("Large Title").font(.largeTitle).named("largeTitle")
          Text("Title").font(.title).named("title")
          Text("Title 2").font(.title2).named("title2")
          Text("Title 3").font(.title3).named("title3")
          Text("Headline").font(.headline).named("headline")
          Text("Subheadline").font(.subheadline).named("subheadline")
        }
        Text("Body").font(.body).named("body")
        Text("Callout").font(.callout).named("callout")
        Text("Footnote").font(.footnote).named("footnote")
        Text("Caption").font(.caption).named("caption")
        Text("Caption 2").font(.caption2).named("caption2")
        Text("Bold").bold().named("bold")
      }.named("stack")
    }
  }

  private static func addLists(to cases: inout CaseTable) {
    cases.add("chrome-ios-form-basic") {
      Form {
        Section("Account") {
          TextField("Name", text: .constant("Ada")).named("name")
          Toggle("Notifications", isOn: on).named("toggle")
        }
        Section("Preferences") {
          Picker("Flavour", selection: .constant("Vanilla")) {
            ForEach(["Vanilla", "Chocolate"], id: \.self) { Text($0) }
          }.named("picker")
          Stepper("Quantity: 3", value: .constant(3)).named("stepper")
          Slider(value: .constant(0.5)) { Text("Volume") }.named("slider")
          Button("Save") {}.named("button")
        }
      }.named("form")
    }
    cases.add("chrome-ios-list-spacing") {
      List {
        Section("First") {
          Text("Apple").named("a1")
          Text("Banana").named("a2")
        }
        Section("Second") {
          Text("Cherry").named("b1")
          Text("Carrot").named("b2")
        }
      }.listRowSpacing(12).listSectionSpacing(30).named("list")
    }
    cases.add("chrome-ios-list-editing") {
      List {
        Section("Editable") {
          ForEach(["Apple", "Banana", "Cherry"], id: \.self) {
            Text($0).named($0.lowercased())
          }.onDelete { _ in }.onMove { _, _ in }
        }
        Section("Deletable") {
          ForEach(["Date"], id: \.self) { Text($0).named("date") }.onDelete { _ in }
        }
        Section("Fixed") { Text("Detail").named("fixed") }
      }.environment(\.editMode, .constant(.active)).named("list")
    }
  }

  /// A stack that has followed a value from its list to a screen.
  private static func pushed<Screen: View>(
    @ViewBuilder _ screen: @escaping () -> Screen
  ) -> some View {
    NavigationStack(path: .constant([1])) {
      List { NavigationLink("Detail", value: 1).named("link") }
        .navigationDestination(for: Int.self) { _ in screen() }
        .navigationTitle("Settings").named("list")
    }.named("nav")
  }

  private static func addNavigation(to cases: inout CaseTable) {
    cases.add("chrome-ios-nav-basic") {
      NavigationStack {
        List {
          NavigationLink("Detail") { Text("Row") }.named("link")
          Text("Row").named("row")
        }.navigationTitle("Settings").named("list")
      }.named("nav")
    }
    cases.add("chrome-ios-nav-push-inline") {
      pushed {
        VStack { Text("Pushed").named("pushed") }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .navigationTitle("Detail").navigationBarTitleDisplayMode(.inline).named("detail")
      }
    }
    cases.add("chrome-ios-nav-push-noback") {
      pushed {
        VStack { Text("Pushed").named("pushed") }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .navigationBarBackButtonHidden().named("detail")
      }
    }
    cases.add("chrome-ios-nav-scroll-rest") {
      NavigationStack {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) {
              Text("Row").frame(maxWidth: .infinity, alignment: .leading).frame(height: 40)
                .named("row\($0)")
            }
          }.named("content")
        }.navigationTitle("Settings").named("scroll")
      }.named("nav")
    }
    cases.add("chrome-ios-search-basic") {
      NavigationStack {
        List {
          ForEach(["Apple", "Banana", "Cherry", "Date", "Elderberry"], id: \.self) {
            Text($0).named("row-" + $0)
          }
        }.navigationTitle("Fruit").named("list").searchable(
          text: .constant(""), prompt: "Find fruit")
      }.named("nav")
    }
    cases.add("chrome-ios-tabs-badges") {
      TabView {
        Tab("Home", systemImage: "house") { Text("Home content").named("home") }
        Tab("Alerts", systemImage: "bell") { Text("Alerts") }.badge(3)
        Tab("Search", systemImage: "magnifyingglass") { Text("Search") }
        Tab("Mail", systemImage: "envelope") { Text("Mail") }.badge("New")
        Tab("More", systemImage: "ellipsis") { Text("More") }
      }.named("tabs")
    }
  }
}
