// swift-tools-version: 6.2
import PackageDescription

// A library of views for Macs and Linux, whose documentation is drawn: on a Mac `import SwiftUI` is Apple's. Only
// `path:` stands in for `url:` and `from:`.
let package = Package(
  name: "Documented",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [.library(name: "Documented", targets: ["Documented"])],
  dependencies: [.package(name: "tintype", path: "../../..")],
  targets: [
    .target(
      name: "Documented",
      dependencies: [
        "Palette",
        .product(name: "SwiftUI", package: "tintype", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: [.define("ROUNDED")]),
    .target(
      name: "Palette",
      dependencies: [
        .product(name: "SwiftUI", package: "tintype", condition: .when(platforms: [.linux]))
      ]),
  ]
)
