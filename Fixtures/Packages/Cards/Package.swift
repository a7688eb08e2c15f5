// swift-tools-version: 6.2
import PackageDescription

// A package of a user, as the README tells to write it; only `path:` stands in for `url:` and `from:`.
let package = Package(
  name: "Cards",
  dependencies: [.package(name: "tintype", path: "../../..")],
  targets: [
    .target(
      name: "CardViews",
      dependencies: [
        .product(name: "SwiftUI", package: "tintype", condition: .when(platforms: [.linux]))
      ]),
    .executableTarget(
      name: "Cards",
      dependencies: ["CardViews", .product(name: "Tintype", package: "tintype")]),
  ]
)
