// swift-tools-version: 6.2
import PackageDescription

// A package of a user whose views have previews, as the README tells to write it; only `path:` stands in for
// `url:` and `from:`.
let package = Package(
  name: "Shelf",
  defaultLocalization: "en",
  dependencies: [.package(name: "tintype", path: "../../..", traits: ["Macros"])],
  targets: [
    .target(
      name: "Shelf",
      dependencies: [
        .product(name: "SwiftUI", package: "tintype", condition: .when(platforms: [.linux]))
      ],
      resources: [.process("Resources")]),
    .testTarget(
      name: "ShelfTests",
      dependencies: ["Shelf", .product(name: "TintypeTesting", package: "tintype")]),
  ]
)
