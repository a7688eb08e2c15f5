// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Whether this checkout itself is worked on; false where another package uses it, by version or by
/// path.
///
/// A version is a tag. A path is told by where SwiftPM was started: beside the manifest of the other
/// package, not beside this one. Without git there is no tag, and the second test decides alone.
let isDeveloped =
  Context.gitInformation?.currentTag == nil
  && Context.environment["PWD"] == Context.packageDirectory

/// libFuzzer without an entry point, where `make attack` builds; nil elsewhere.
///
/// Then every target of ours tells the fuzzer which of its branches an input takes, and a program is added
/// that nobody else needs.
let fuzzer = Context.environment["TINTYPE_FUZZER"]

/// Settings of every Swift target of ours, each with its reason.
let swiftSettings: [SwiftSetting] =
  [
    // Data races are errors.
    .swiftLanguageMode(.v6),
    // C types stay out of `package` signatures.
    .enableUpcomingFeature("InternalImportsByDefault"),
    // A file says what it uses.
    .enableUpcomingFeature("MemberImportVisibility"),
    // The cost of an existential is visible where it is paid.
    .enableUpcomingFeature("ExistentialAny"),
  ]
  // None is ever normal for us; the next compiler's new ones must not stop who uses the package.
  + (isDeveloped ? [.treatAllWarnings(as: .error)] : [])
  + (fuzzer == nil
    ? []
    : [.unsafeFlags(["-sanitize-coverage=edge,trace-cmp,inline-8bit-counters,pc-table"])])

/// Settings of the pixel kernels.
let kernelSettings: [CSetting] =
  // Our snapshot suite runs in debug and would otherwise spend its time comparing pixels. No package
  // that uses this one has to allow unsafe flags for it; a release build optimizes anyway.
  isDeveloped ? [.unsafeFlags(["-O2"])] : []

/// Settings of the tool's linker.
let toolLinkerSettings: [LinkerSetting] = [
  // Objects ask for the library of each module that they can see. Of those the tool loads only what it uses, which
  // has to be said before they ask: at the start of each process others, such as the network's, would take
  // longer than its work. Said before that are the libraries with most of the names that are looked up at the start,
  // one library after the other in this order: behind all others they would take a tenth longer.
  .unsafeFlags(["\(Context.packageDirectory)/Sources/Tool/TintypeTool/libraries.autolink"]),
  // The tool loads what it has compiled from an article as a library that uses the tool's own copy of
  // the modules: nothing but the article has to be linked. Without the flag the tool would be of no
  // use, and only who asks for the product `tintype` links it.
  .unsafeFlags(["-Xlinker", "--export-dynamic"]),
]

/// What imports Apple's frameworks by name is built on Linux only: on a Mac the modules of these names
/// are Apple's.
let onLinux: TargetDependencyCondition? = .when(platforms: [.linux])

/// Where macros are wanted: who does not ask for them neither fetches nor builds swift-syntax.
let withMacros: TargetDependencyCondition? = .when(traits: ["Macros"])

/// Layout, text, pixels and files: what knows nothing of views.
///
/// First the C libraries, a module map and a shim each; then the pipeline, bottom up.
let engine: [Target] = [
  .systemLibrary(name: "CTintypeCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
  .systemLibrary(
    name: "CTintypeFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
  .systemLibrary(
    name: "CTintypeHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
  // SHA-256 of font files: one function, but a library before code of our own.
  .systemLibrary(
    name: "CTintypeDigest", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
  .systemLibrary(
    name: "CTintypeDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
  .systemLibrary(name: "CTintypePNG", pkgConfig: "spng", providers: [.apt(["libspng-dev"])]),
  .systemLibrary(
    name: "CTintypeJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
  .target(
    name: "CTintypeUnicode",
    linkerSettings: [
      .linkedLibrary("icui18n"), .linkedLibrary("icuuc"), .linkedLibrary("fribidi"),
    ]),
  .target(name: "CTintypeKernels", cSettings: kernelSettings),
  .target(name: "CTintypeThreads"),
  .target(name: "TintypeGeometry"),
  .target(
    name: "TintypeLayout", dependencies: ["TintypeGeometry"]),
  .target(
    name: "TintypeDrawing", dependencies: ["TintypeGeometry"]),
  // Files of the registry that are fetched and never committed.
  .target(
    name: "TintypeSupplies", dependencies: ["TintypeGeometry", "CTintypeDigest"]),
  .target(
    name: "TintypeText",
    dependencies: [
      "TintypeDrawing", "TintypeGeometry", "TintypeSupplies", "CTintypeFreeType",
      "CTintypeHarfBuzz", "CTintypeUnicode",
    ]),
  .target(
    name: "TintypeSymbols",
    dependencies: ["TintypeText", "TintypeDrawing", "TintypeGeometry", "TintypeSupplies"]),
  // An app's asset and string catalogs.
  .target(
    name: "TintypeAssets", dependencies: ["TintypeDrawing", "TintypeGeometry"]),
  .target(
    name: "TintypeImages",
    dependencies: [
      "TintypeDrawing", "TintypeGeometry", "CTintypeDeflate", "CTintypePNG", "CTintypeJPEG",
      "CTintypeKernels",
    ]),
  .target(
    name: "TintypeCairo",
    dependencies: [
      "TintypeImages", "TintypeDrawing", "TintypeGeometry", "CTintypeCairo", "CTintypeFreeType",
      "CTintypeKernels", "CTintypeThreads",
    ]),
  .target(
    name: "TintypeSVG",
    dependencies: ["TintypeCairo", "TintypeImages", "TintypeDrawing", "TintypeGeometry"]),
]

/// What sources import: SwiftUI's names, and those of frameworks that stand beside it.
let surface: [Target] = [
  .systemLibrary(
    name: "CTintypeMarkdown", pkgConfig: "libcmark-gfm",
    providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
  // What Combine knows of Foundation: timers, notifications, run loops, sessions.
  .target(
    name: "TintypeCombine",
    dependencies: [.product(name: "OpenCombine", package: "OpenCombine")]),
  // Work that code of views puts off, and who takes it.
  .target(name: "CTintypeTime"),
  // What views become nodes by: the resolver, state, rows that are seen, and records of nodes.
  .target(
    name: "TintypeResolving",
    dependencies: [
      "TintypeLayout", "TintypeSymbols", "TintypeText", "TintypeDrawing", "TintypeGeometry",
      "TintypeCombine", "CTintypeTime",
      .product(name: "OpenCombine", package: "OpenCombine"),
      .product(name: "OpenCombineDispatch", package: "OpenCombine"),
    ]),
  .target(
    name: "TintypeViews",
    dependencies: [
      "TintypeResolving", "TintypeAssets", "TintypeLayout", "TintypeSymbols", "TintypeText",
      "TintypeDrawing", "TintypeGeometry", "TintypeImages", "CTintypeMarkdown", "CTintypeUnicode",
    ]),
  .macro(
    name: "TintypeMacros",
    dependencies: [
      .product(name: "SwiftSyntax", package: "swift-syntax", condition: withMacros),
      .product(name: "SwiftSyntaxBuilder", package: "swift-syntax", condition: withMacros),
      .product(name: "SwiftSyntaxMacros", package: "swift-syntax", condition: withMacros),
      .product(name: "SwiftCompilerPlugin", package: "swift-syntax", condition: withMacros),
    ]),
  .target(
    name: "TintypeControls",
    dependencies: [
      "TintypeViews", "TintypeLayout", "TintypeText", "TintypeDrawing", "TintypeGeometry",
      .target(name: "TintypeMacros", condition: withMacros),
    ]),
  // Names that draw nothing, made of tables by `make names`.
  .target(
    name: "TintypeNames", dependencies: ["TintypeControls", "TintypeViews"]),
  .target(
    name: "Tintype",
    dependencies: [
      "TintypeControls", "TintypeNames", "TintypeViews", "TintypeResolving", "TintypeCairo",
      "TintypeSVG", "TintypeImages", "TintypeAssets", "TintypeLayout", "TintypeSymbols",
      "TintypeText",
      "TintypeDrawing", "TintypeGeometry",
    ]),
  .target(
    name: "SwiftUI", dependencies: [.target(name: "Tintype", condition: onLinux)]),
  .target(
    name: "Combine",
    dependencies: [
      .target(name: "TintypeCombine", condition: onLinux),
      .product(name: "OpenCombine", package: "OpenCombine", condition: onLinux),
      .product(name: "OpenCombineDispatch", package: "OpenCombine", condition: onLinux),
    ]),
  // Stand-ins for what other frameworks of Apple's show in views, and for names that do nothing. Four have names of our
  // own: sources that ask for `CryptoKit`, `Network`, `Security` or `simd` would take Linux for a Mac.
  .systemLibrary(
    name: "CTintypeNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
  .target(name: "AVFoundation", dependencies: [.target(name: "Tintype", condition: onLinux)]),
  .target(
    name: "AVKit",
    dependencies: [
      "AVFoundation",
      .target(name: "Tintype", condition: onLinux),
      .target(name: "TintypeControls", condition: onLinux),
    ]),
  .target(
    name: "ActivityKit",
    dependencies: [
      "WidgetKit",
      .target(name: "Tintype", condition: onLinux),
      .target(name: "TintypeControls", condition: onLinux),
      .target(name: "TintypeMacros", condition: withMacros),
    ]),
  .target(name: "AppIntents", dependencies: [.target(name: "Tintype", condition: onLinux)]),
  .target(
    name: "AuthenticationServices", dependencies: [.target(name: "Tintype", condition: onLinux)]),
  // Charts, drawn by views.
  .target(name: "Charts", dependencies: [.target(name: "Tintype", condition: onLinux)]),
  .target(name: "Contacts"),
  .target(name: "CoreHaptics"),
  .target(name: "CoreImage", dependencies: [.target(name: "Tintype", condition: onLinux)]),
  .target(name: "CoreLocation"),
  .target(name: "CoreMotion"),
  .target(name: "EventKit"),
  .target(name: "FoundationModels"),
  .target(name: "HealthKit"),
  .target(name: "LinkPresentation", dependencies: [.target(name: "Tintype", condition: onLinux)]),
  .target(name: "LocalAuthentication"),
  .target(
    name: "MapKit",
    dependencies: [
      "CoreLocation",
      .target(name: "Tintype", condition: onLinux),
      .target(name: "TintypeControls", condition: onLinux),
      .target(name: "TintypeViews", condition: onLinux),
    ]),
  .target(name: "MessageUI", dependencies: [.target(name: "Tintype", condition: onLinux)]),
  .target(name: "PencilKit", dependencies: [.target(name: "Tintype", condition: onLinux)]),
  .target(name: "Photos", dependencies: [.target(name: "Tintype", condition: onLinux)]),
  .target(
    name: "PhotosUI", dependencies: ["Photos", .target(name: "Tintype", condition: onLinux)]),
  .target(name: "SafariServices", dependencies: [.target(name: "Tintype", condition: onLinux)]),
  .target(name: "Speech", dependencies: ["AVFoundation"]),
  .target(
    name: "StoreKit",
    dependencies: [
      .target(name: "Tintype", condition: onLinux),
      .target(name: "TintypeControls", condition: onLinux),
    ]),
  .target(name: "TintypeCryptoKit", dependencies: ["CTintypeNettle"]),
  .target(name: "TintypeNetwork"),
  .target(name: "TintypeSIMD"),
  .target(name: "TintypeSecurity"),
  .target(name: "TipKit", dependencies: [.target(name: "Tintype", condition: onLinux)]),
  .target(name: "UserNotifications"),
  .target(
    name: "Vision", dependencies: ["CoreImage", .target(name: "Tintype", condition: onLinux)]),
  .target(name: "WatchConnectivity"),
  .target(
    name: "WebKit",
    dependencies: [
      .target(name: "Tintype", condition: onLinux),
      .target(name: "TintypeControls", condition: onLinux),
    ]),
  .target(
    name: "WidgetKit",
    dependencies: [
      "AppIntents",
      .target(name: "Tintype", condition: onLinux),
      .target(name: "TintypeControls", condition: onLinux),
      .target(name: "TintypeMacros", condition: withMacros),
    ]),
  // Models in memory, and the queries of views.
  .target(
    name: "SwiftData",
    dependencies: [
      .target(name: "Tintype", condition: onLinux),
      .target(name: "TintypeControls", condition: onLinux),
      .target(name: "TintypeResolving", condition: onLinux),
      .target(name: "TintypeViews", condition: onLinux),
      .target(name: "TintypeMacros", condition: withMacros),
    ]),
  .target(
    name: "ImageIO", dependencies: [.target(name: "TintypeViews", condition: onLinux)]),
]

/// The targets that stand for other frameworks of Apple's, in alphabetical order.
let frameworks = [
  "AVFoundation", "AVKit", "ActivityKit", "AppIntents", "AuthenticationServices", "Charts",
  "Contacts",
  "CoreHaptics", "CoreImage", "CoreLocation", "CoreMotion", "EventKit", "FoundationModels",
  "HealthKit", "ImageIO", "LinkPresentation", "LocalAuthentication", "MapKit", "MessageUI",
  "PencilKit", "Photos", "PhotosUI", "SafariServices", "Speech", "StoreKit", "SwiftData",
  "TintypeCryptoKit",
  "TintypeNetwork", "TintypeSIMD", "TintypeSecurity", "TipKit", "UserNotifications", "Vision",
  "WatchConnectivity", "WebKit", "WidgetKit",
]

/// References, and what compares pictures and layouts with them.
let snapshots: [Target] = [
  .systemLibrary(
    name: "CTintypeYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
  // Reading Swift, as far as articles and inline snapshots need it.
  .target(name: "TintypeSyntax"),
  .target(
    name: "TintypeSnapshots",
    dependencies: [
      "Tintype", "TintypeCairo", "TintypeSVG", "TintypeImages", "TintypeDrawing",
      "TintypeGeometry", "TintypeSymbols", "CTintypeDeflate", "CTintypeKernels", "CTintypeYAML",
    ],
    resources: [
      .embedInCode("Reporting/report.html"),
      .embedInCode("Reporting/report.css"),
      .embedInCode("Reporting/report.js"),
      .embedInCode("Reporting/review.js"),
    ]),
  // Stands before functions of Dispatch and of run loops, in programs that draw and in programs of tests.
  .target(name: "CTintypeQueues", dependencies: ["CTintypeTime"]),
  .target(
    name: "TintypeTesting",
    dependencies: ["TintypeSnapshots", "TintypeSyntax", "Tintype", "CTintypeQueues"]),
]

/// The command `tintype`, its plug-in, and the child process that draws.
let tool: [Target] = [
  .target(name: "CTintypeFiles"),
  .target(name: "CTintypeGuard"),
  // Stands before functions of the C library and of Foundation's ICU, in the process that draws.
  .target(name: "CTintypeInterposition", dependencies: ["CTintypeTime"]),
  // What the tool gives files that import `os` or `OSLog`. A module of that name would tell other packages
  // that they are on a Mac.
  .target(name: "TintypeLogging"),
  .target(
    name: "TintypeProgram",
    dependencies: [
      "Tintype", "TintypeGeometry", "TintypeSnapshots", "CTintypeGuard", "CTintypeInterposition",
      "CTintypeQueues",
    ],
    resources: [
      .embedInCode("Exploring/explore.css"),
      .embedInCode("Exploring/explore.js"),
      .embedInCode("Stepping/steps.css"),
      .embedInCode("Stepping/steps.js"),
    ]),
  .executableTarget(
    name: "TintypeTool",
    dependencies: [
      "SwiftUI", "Combine", "TintypeLogging", "Tintype", "TintypeAssets", "TintypeGeometry",
      "TintypeProgram",
      "TintypeSnapshots", "TintypeSupplies",
      "TintypeSymbols", "TintypeSyntax", "TintypeText", "TintypeViews", "CTintypeFiles",
      "CTintypeGuard",
      "CTintypeMarkdown", "CTintypeThreads",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ] + frameworks.map { .init(stringLiteral: $0) },
    exclude: ["libraries.autolink"],
    resources: [
      .embedInCode("Documentation/Watching/watch.css"),
      .embedInCode("Documentation/Watching/watch.js"),
      .embedInCode("Gallery/gallery.css"),
      .embedInCode("Gallery/gallery.js"),
    ],
    linkerSettings: toolLinkerSettings),
  .plugin(
    name: "TintypeCommand",
    capability: .command(
      intent: .custom(verb: "tintype", description: "Renders views and reviews snapshots."),
      permissions: [
        .writeToPackageDirectory(reason: "Accepted snapshots and rendered pictures are written.")
      ])),
]

/// One target a module, of the same name with `Tests`; what several of them need; benchmarks; and the fuzzer where one
/// is asked for.
let tests: [Target] = [
  // Tests: one target a module, of the same name with `Tests`, and one for what Apple recorded.
  // What several of them need is no product.
  // Loops over pixels, which would take minutes in a debug build of Swift.
  .target(
    name: "CTintypePixelComponents", path: "Tests/PixelComponents", cSettings: kernelSettings),
  .target(
    name: "TintypeTestSupport",
    dependencies: [
      "Tintype", "TintypeCairo", "TintypeImages", "TintypeDrawing", "CTintypePixelComponents",
    ],
    path: "Tests/Support"),
  // Counts allocations, where they are measured or asserted.
  .target(name: "CTintypeAllocations", path: "Tests/Allocations"),
  // What `make bench` runs.
  .executableTarget(
    name: "TintypeBench",
    dependencies: [
      "Tintype", "TintypeLayout", "TintypeText", "TintypeCairo", "TintypeImages",
      "TintypeDrawing", "TintypeGeometry", "TintypeSnapshots", "CTintypeAllocations",
      "CTintypeCairo", "CTintypeThreads",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    path: "Tests/Benchmarks",
    // Programs beside which ours is measured, compiled when they run.
    exclude: ["Peers"]),
  // Makes the folders `Generated`. It depends on nothing, so that it runs though they do not compile.
  .executableTarget(name: "TintypeNameWriter", path: "Tests/Names"),
  .testTarget(
    name: "TintypeTestSupportTests", dependencies: ["Tintype", "TintypeTestSupport"]),
  .testTarget(
    name: "TintypeBenchTests", dependencies: ["TintypeBench"]),
  .testTarget(
    name: "TintypeGeometryTests", dependencies: ["TintypeGeometry"]),
  .testTarget(
    name: "TintypeCombineTests", dependencies: ["Combine", "TintypeCombine"]),
  .testTarget(
    name: "TintypeLayoutTests", dependencies: ["TintypeLayout"]),
  .testTarget(
    name: "TintypeTextTests",
    dependencies: [
      "TintypeText", "TintypeSupplies", "TintypeTestSupport", "CTintypeAllocations",
      "CTintypeHarfBuzz",
    ]),
  .testTarget(
    name: "TintypeSymbolsTests",
    dependencies: ["TintypeSymbols", "TintypeSupplies", "TintypeText", "TintypeTestSupport"]),
  .testTarget(
    name: "TintypeAssetsTests",
    dependencies: ["TintypeAssets", "TintypeDrawing", "TintypeTestSupport"]),
  .testTarget(
    name: "TintypeCairoTests",
    dependencies: [
      "TintypeCairo", "TintypeSVG", "TintypeSymbols", "TintypeImages", "CTintypeDeflate",
      "CTintypeAllocations", "CTintypeKernels", "CTintypeThreads", "TintypeTestSupport",
    ]),
  .testTarget(
    name: "TintypeViewsTests",
    dependencies: [
      "Combine", "Tintype", "TintypeDrawing", "TintypeGeometry", "TintypeLayout",
      "TintypeResolving", "TintypeSupplies",
      "TintypeSymbols", "TintypeText",
      "TintypeTestSupport", "CTintypeAllocations",
    ]),
  .testTarget(
    name: "TintypeControlsTests",
    dependencies: [
      "Tintype", "TintypeControls", "TintypeDrawing", "TintypeLayout", "TintypeViews",
      "TintypeTestSupport",
    ]),
  .testTarget(
    name: "ChartsTests",
    dependencies: ["Charts", "SwiftUI", "Tintype", "TintypeTestSupport"]),
  .testTarget(
    name: "SwiftDataTests",
    dependencies: ["SwiftData", "SwiftUI", "Tintype", "TintypeTestSupport"]),
  .testTarget(
    name: "TintypeNamesTests",
    dependencies: ["TintypeNameWriter", "Tintype", "TintypeViews", "TintypeTestSupport"]),
  .testTarget(
    name: "TintypeOracleTests",
    dependencies: [
      "Tintype", "TintypeCairo", "TintypeDrawing", "TintypeGeometry", "TintypeLayout",
      "TintypeTestSupport",
    ]),
  .testTarget(
    name: "TintypeTests",
    dependencies: [
      "Combine", "Tintype", "TintypeResolving", "TintypeAssets", "TintypeCairo", "TintypeSVG",
      "TintypeImages", "TintypeDrawing",
      "TintypeGeometry", "TintypeText", "TintypeTesting", "TintypeTestSupport",
    ] + frameworks.map { .init(stringLiteral: $0) }),
  .testTarget(
    name: "TintypeSnapshotsTests",
    dependencies: [
      "TintypeSnapshots", "TintypeTesting", "TintypeDrawing", "TintypeImages", "CTintypeKernels",
      "TintypeTestSupport", "TintypeTool", "TintypeViews",
    ]),
  .testTarget(
    name: "TintypeTestingTests",
    dependencies: [
      "TintypeTesting", "TintypeSnapshots", "TintypeSyntax", "TintypeDrawing", "Tintype",
      "TintypeControls", "SwiftUI",
      "TintypeTestSupport",
    ]),
  .testTarget(
    name: "TintypeToolTests",
    dependencies: [
      "TintypeTool", "TintypeProgram", "Tintype", "TintypeSnapshots", "TintypeSupplies",
      "TintypeSyntax", "TintypeImages", "TintypeDrawing",
      "TintypeTestSupport",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ]),
]

/// libFuzzer's program, where it is asked for.
let fuzzing: [Target] =
  fuzzer.map { library in
    [
      .executableTarget(
        name: "TintypeFuzz",
        dependencies: [
          "Tintype", "TintypeImages", "TintypeSnapshots", "TintypeSyntax", "TintypeTesting",
          "TintypeText", "CTintypeJPEG",
        ],
        path: "Tests/Attack/Fuzz",
        linkerSettings: [.unsafeFlags([library]), .linkedLibrary("stdc++")])
    ]
  } ?? []

/// The rooms of the house: a folder of `Sources`, and the targets in it.
let parts = [
  ("Engine", engine), ("SwiftUI", surface), ("Snapshots", snapshots), ("Tool", tool),
]
for (folder, targets) in parts {
  for target in targets { target.path = "Sources/\(folder)/\(target.name)" }
}
for target in engine + surface + snapshots + tool + tests + fuzzing
where target.type != .system && target.type != .plugin {
  target.swiftSettings = swiftSettings
}

let package = Package(
  name: "Tintype",
  products: [
    // The names that a Mac's sources import, for Linux only, as the guides show. The first gives both.
    .library(name: "SwiftUI", targets: ["SwiftUI", "Combine"]),
    .library(name: "Combine", targets: ["Combine"]),
    // Names of other frameworks whose views draw a tile.
    .library(
      name: "AppleNames",
      targets: frameworks),
    .library(name: "Tintype", targets: ["Tintype"]),
    .library(name: "TintypeTesting", targets: ["TintypeTesting"]),
    .executable(name: "tintype", targets: ["TintypeTool"]),
    .plugin(name: "TintypeCommand", targets: ["TintypeCommand"]),
  ],
  traits: [
    .trait(
      name: "Macros",
      description: "#Preview, @Previewable and @Entry in a package's own build, with swift-syntax.")
  ],
  // The documentation plug-in is only fetched where documentation is made (`make docs`).
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // Combine's interface on Linux. Before 1.0 a minor version may break.
    .package(
      url: "https://github.com/OpenCombine/OpenCombine.git", .upToNextMinor(from: "0.14.0")),
    // Only with the trait `Macros`. Any of the versions that packages with macros agree on.
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"700.0.0"),
  ]
    + (Context.environment["TINTYPE_DOCS"] == nil
      ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")]),
  targets: engine + surface + snapshots + tool + tests + fuzzing
)
