// swift-tools-version: 6.2
import PackageDescription

// A package of a user, as the README tells to write it: views with previews, a program that draws one, tests of all
// previews, and pages whose pictures the plug-in draws. Only `path:` stands in for `url:` and `from:`.
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
    .target(
      name: "CardViews",
      dependencies: [
        .product(name: "SwiftUI", package: "tintype", condition: .when(platforms: [.linux]))
      ]),
    .executableTarget(
      name: "Cards",
      dependencies: ["CardViews", .product(name: "Tintype", package: "tintype")]),
    .testTarget(
      name: "ShelfTests",
      dependencies: ["Shelf", .product(name: "TintypeTesting", package: "tintype")]),
  ]
)
