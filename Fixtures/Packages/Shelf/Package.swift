// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Shelf",
  defaultLocalization: "en",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [.library(name: "Shelf", targets: ["Shelf"])],
  dependencies: [
    // The trait is for #Preview, @Previewable and @Entry. It fetches and builds swift-syntax.
    .package(name: "tintype", path: "../../..", traits: ["Macros"])
  ],
  targets: [
    .target(
      name: "Shelf",
      dependencies: [
        // On a Mac, `import SwiftUI` is Apple's.
        .product(name: "SwiftUI", package: "tintype", condition: .when(platforms: [.linux]))
      ],
      resources: [.process("Resources")]),
    .target(
      name: "CardViews",
      dependencies: [
        .product(name: "SwiftUI", package: "tintype", condition: .when(platforms: [.linux]))
      ]),
    .executableTarget(
      name: "Cards",
      dependencies: [
        "CardViews",
        .product(name: "Tintype", package: "tintype", condition: .when(platforms: [.linux])),
      ]),
    .testTarget(
      name: "ShelfTests",
      // Once there are references, add `exclude: ["__Snapshots__"]`, or SwiftPM warns of them.
      dependencies: [
        "Shelf",
        .product(name: "TintypeTesting", package: "tintype", condition: .when(platforms: [.linux])),
      ]),
  ],
  // Tools version 6.1, which traits need, turns on Swift 6's checks of data races; remove this line to have them.
  swiftLanguageModes: [.v5]
)
