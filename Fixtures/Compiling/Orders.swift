import SwiftUI

// A file of views as apps have them, for `TintypeBench compile`: it is only compiled.

enum OrderState: String, CaseIterable, Identifiable {
  case open, packed, shipped, returned

  var id: String { rawValue }
  var title: String { rawValue.capitalized }
  var symbol: String {
    switch self {
    case .open: "circle"
    case .packed: "shippingbox"
    case .shipped: "truck.box"
    case .returned: "arrow.uturn.backward"
    }
  }
  var color: Color {
    switch self {
    case .open: .orange
    case .packed: .blue
    case .shipped: .green
    case .returned: .red
    }
  }
}

struct Order: Identifiable, Hashable {
  var id: Int
  var customer: String
  var state: OrderState
  var total: Double
  var items: [String]
  var note = ""
}

@MainActor
final class OrderStore: ObservableObject {
  @Published var orders: [Order] = (1...8).map { number in
    Order(
      id: number, customer: "Customer \(number)", state: OrderState.allCases[number % 4],
      total: Double(number) * 12.5, items: ["Tea", "Cups"])
  }
  @Published var searchText = ""

  var found: [Order] {
    searchText.isEmpty
      ? orders : orders.filter { $0.customer.localizedCaseInsensitiveContains(searchText) }
  }
}

struct StateBadge: View {
  let state: OrderState

  var body: some View {
    Label(state.title, systemImage: state.symbol)
      .font(.caption.weight(.semibold))
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .foregroundStyle(state.color)
      .background(state.color.opacity(0.15), in: Capsule())
      .overlay { Capsule().strokeBorder(state.color.opacity(0.4), lineWidth: 1) }
      .accessibilityLabel("State: \(state.title)")
  }
}

struct OrderRow: View {
  let order: Order
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        Text(order.customer)
          .font(.headline)
          .lineLimit(size.isAccessibilitySize ? 3 : 1)
        Text("Order \(order.id), \(order.items.count) items")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      VStack(alignment: .trailing, spacing: 4) {
        Text(order.total, format: .currency(code: "EUR"))
          .monospacedDigit()
        StateBadge(state: order.state)
      }
    }
    .padding(.vertical, 4)
    .swipeActions(edge: .trailing) {
      Button("Delete", role: .destructive) {}
      Button("Pack") {}.tint(.blue)
    }
    .contextMenu {
      Button { } label: { Label("Copy", systemImage: "doc.on.doc") }
      Button(role: .destructive) { } label: { Label("Delete", systemImage: "trash") }
    }
  }
}

struct OrderList: View {
  @StateObject private var store = OrderStore()
  @State private var selection: Order?
  @State private var isAdding = false
  @State private var filter: OrderState?

  private var shown: [Order] {
    guard let filter else { return store.found }
    return store.found.filter { $0.state == filter }
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(shown) { order in
            NavigationLink(value: order) { OrderRow(order: order) }
          }
          .onDelete { store.orders.remove(atOffsets: $0) }
        } header: {
          Text("\(shown.count) orders")
        } footer: {
          if shown.isEmpty {
            Text("Nothing to show.").frame(maxWidth: .infinity)
          }
        }
      }
      .listStyle(.insetGrouped)
      .searchable(text: $store.searchText, prompt: "Customers")
      .navigationTitle("Orders")
      .navigationDestination(for: Order.self) { OrderDetail(order: $0) }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Menu {
            Button("All") { filter = nil }
            ForEach(OrderState.allCases) { state in
              Button(state.title) { filter = state }
            }
          } label: {
            Label("Filter", systemImage: "line.3.horizontal.decrease.circle")
          }
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button { isAdding = true } label: { Image(systemName: "plus") }
        }
      }
      .sheet(isPresented: $isAdding) {
        OrderForm(order: Order(id: 9, customer: "", state: .open, total: 0, items: []))
          .presentationDetents([.medium, .large])
      }
      .refreshable { try? await Task.sleep(nanoseconds: 1) }
    }
    .environmentObject(store)
  }
}

struct OrderDetail: View {
  let order: Order
  @State private var isShowingAlert = false
  @Namespace private var space

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        header
        Divider()
        ForEach(Array(order.items.enumerated()), id: \.offset) { index, item in
          HStack {
            Text("\(index + 1).").foregroundStyle(.tertiary)
            Text(item)
            Spacer()
            Image(systemName: "checkmark.circle.fill")
              .symbolRenderingMode(.hierarchical)
              .foregroundStyle(.green)
          }
          .padding(.horizontal)
          .transition(.move(edge: .leading).combined(with: .opacity))
        }
        chart.frame(height: 160).padding()
        actions
      }
    }
    .background(Color(.systemGroupedBackground))
    .navigationTitle(order.customer)
    .navigationBarTitleDisplayMode(.inline)
    .alert("Return the order?", isPresented: $isShowingAlert) {
      Button("Return", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("The customer is told.")
    }
  }

  private var header: some View {
    HStack(spacing: 16) {
      ZStack {
        Circle().fill(order.state.color.gradient)
        Image(systemName: order.state.symbol).font(.title).foregroundStyle(.white)
      }
      .frame(width: 64, height: 64)
      .shadow(color: .black.opacity(0.2), radius: 6, x: 0, y: 3)
      VStack(alignment: .leading) {
        Text(order.customer).font(.title2.bold())
        Text(order.total, format: .currency(code: "EUR")).font(.title3)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    .padding()
  }

  private var chart: some View {
    GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: 8) {
        ForEach(0..<7, id: \.self) { day in
          let share = Double((day * 37) % 10 + 1) / 10
          RoundedRectangle(cornerRadius: 4)
            .fill(day == 3 ? Color.accentColor : Color.secondary.opacity(0.4))
            .frame(height: proxy.size.height * share)
            .overlay(alignment: .top) {
              Text("\(Int(share * 100))").font(.caption2).offset(y: -14)
            }
        }
      }
    }
  }

  private var actions: some View {
    VStack(spacing: 12) {
      Button {
        withAnimation(.spring(response: 0.4)) { isShowingAlert.toggle() }
      } label: {
        Text("Return").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .tint(.red)
      Button("Print", systemImage: "printer") {}
        .buttonStyle(.bordered)
        .disabled(order.items.isEmpty)
    }
    .padding()
  }
}

struct OrderForm: View {
  @State var order: Order
  @State private var due = Date(timeIntervalSince1970: 0)
  @State private var count = 1
  @State private var isGift = false
  @FocusState private var isFocused: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section("Customer") {
          TextField("Name", text: $order.customer)
            .focused($isFocused)
            .textInputAutocapitalization(.words)
          TextField("Note", text: $order.note, axis: .vertical).lineLimit(3...5)
        }
        Section("Order") {
          Picker("State", selection: $order.state) {
            ForEach(OrderState.allCases) { Text($0.title).tag($0) }
          }
          DatePicker("Due", selection: $due, displayedComponents: .date)
          Stepper("\(count) pieces", value: $count, in: 1...20)
          Toggle("A gift", isOn: $isGift.animation())
          if isGift {
            LabeledContent("Paper") { Text("Red").foregroundStyle(.secondary) }
          }
          Slider(value: $order.total, in: 0...100) { Text("Total") }
          ProgressView(value: order.total, total: 100)
        }
      }
      .navigationTitle("New order")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { dismiss() }.disabled(order.customer.isEmpty)
        }
      }
      .onAppear { isFocused = true }
      .onChange(of: order.state) { _, state in count = state == .open ? 1 : count }
    }
  }
}

struct OrderTabs: View {
  @AppStorage("tab") private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      OrderList().tabItem { Label("Orders", systemImage: "list.bullet") }.tag(0).badge(3)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 8)], spacing: 8) {
        ForEach(OrderState.allCases) { state in
          StateBadge(state: state)
            .frame(maxWidth: .infinity, minHeight: 60)
            .background { RoundedRectangle(cornerRadius: 12).fill(.thinMaterial) }
            .rotationEffect(.degrees(state == .returned ? 3 : 0))
            .scaleEffect(state == .open ? 1.05 : 1, anchor: .center)
        }
      }
      .padding()
      .tabItem { Label("States", systemImage: "square.grid.2x2") }
      .tag(1)
    }
    .tint(.indigo)
  }
}
