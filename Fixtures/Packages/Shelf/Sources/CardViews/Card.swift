import SwiftUI

/// Says how far a counter has come. The same source builds on a Mac, with Apple's SwiftUI.
public struct Card: View {
  @ObservedObject private var counter: Counter

  /// Creates a card that shows a counter.
  public init(counter: Counter) { self.counter = counter }

  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Count").font(.headline)
      Text("\(counter.count)").foregroundStyle(.secondary)
    }
    .padding()
    .background(.yellow)
  }
}
