import SwiftUI

/// What the gallery's still of a page with a slider shows.
struct Trip: View {
  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "tram.fill").font(.title2).foregroundStyle(.teal)
      VStack(alignment: .leading) {
        Text("Line 5 to the harbor").font(.headline)
        Text("Platform 2, every ten minutes").font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer(minLength: 8)
      Text("9:41").monospacedDigit()
    }
    .padding()
  }
}
