import CardViews
import Foundation
import Tintype

// Draws a card into the file that the first argument names, and says how large it is. A program of Swift 5 does not
// begin on the main actor, on which views are made.
try MainActor.assumeIsolated {
  let renderer = ImageRenderer(content: Card(counter: Counter(count: 7)))
  renderer.scale = 2
  let layout = renderer.layout()
  for text in layout.nodes(kind: "Text") { print("Text", text.frame.width, text.frame.height) }
  if let path = CommandLine.arguments.dropFirst().first {
    try renderer.pngData().write(to: URL(filePath: path))
  }
}
