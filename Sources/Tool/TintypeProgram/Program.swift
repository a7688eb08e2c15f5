import Synchronization
public import Tintype

/// The views of one compiled program, as the program hands them to the tool.
///
/// The tool writes a program around the code of an article, compiles it to a library and loads it.
/// The library's only entry point makes one of these and adds each view that it can show.
@MainActor
public final class Program {
  /// One view of the program.
  package struct ProgramView {
    /// The number by which the tool knows the view.
    package let index: Int
    /// Makes the view, lays it out and draws it as the job says, into a folder.
    ///
    /// Each picture is told as it is made; of a provider of previews there may be several.
    package let render:
      @MainActor (
        RenderJob, _ folder: String, _ other: Stage?, _ tell: (RenderedView) throws -> Void
      ) throws -> Void
    /// Makes the view and lays it out, for another one that it is compared with.
    package let stage: Stage
  }

  /// Lays a view out as a job and a variant say.
  package typealias Stage = @MainActor (RenderJob, PictureVariant) throws -> StagedPicture

  /// The views in the order they were added.
  package private(set) var views: [ProgramView] = []

  init() {}

  /// The numbers of the views that are drawn in this process; nil for all.
  package static var wanted: Set<Int>?

  /// Whether a view is drawn in this process.
  ///
  /// Adding a view of a type that is nested too deeply for the system ends the process, so others are not added.
  public func wants(_ index: Int) -> Bool { Self.wanted?.contains(index) ?? true }

  /// The number of the value that each place of the code has, by the numbers of the places.
  private nonisolated static let choices = Mutex<[Int: Int]>([:])

  /// The number of the value that a place of the code has now; 0 is what stands there.
  public nonisolated static func choice(at slot: Int) -> Int {
    choices.withLock { $0[slot] ?? 0 }
  }

  /// Gives places of the code other values.
  ///
  /// - Parameter values: the numbers of the values, by the numbers of the places; others have what stands there.
  package nonisolated static func choose(_ values: [Int: Int]) { choices.withLock { $0 = values } }

  /// Adds a view.
  ///
  /// - Parameters:
  ///   - index: the number by which the tool knows the view.
  ///   - make: makes the view; throws ``UnmakeableView`` when its type needs arguments.
  public func add<Content: View>(
    _ index: Int, _ make: @escaping @MainActor () throws -> Content
  ) {
    addAny(index, make)
  }

  /// Adds a view of a type that only its own file knows.
  ///
  /// - Parameters:
  ///   - index: the number by which the tool knows the view.
  ///   - make: makes the view.
  public func addAny(_ index: Int, _ make: @escaping @MainActor () throws -> any View) {
    views.append(
      ProgramView(index: index) { job, folder, other, tell in
        var renderer = ViewRenderer(job: job, folder: folder, other: other)
        renderer.remake = make
        try tell(renderer.render(try make()))
      } stage: { job, variant in
        try ViewRenderer(job: job, folder: "").stage(try make(), variant)
      })
  }

  /// Adds an app: what its first window shows.
  ///
  /// - Parameters:
  ///   - index: the number by which the tool knows the app.
  ///   - make: makes the app, whose body is of a type that only its own file knows.
  public func addApp<Content: App>(
    _ index: Int, _ make: @escaping @MainActor () throws -> Content
  ) {
    addAny(index) { try WindowContent.first(of: make().body) }
  }

  /// Adds what a `#Preview` shows.
  ///
  /// - Parameters:
  ///   - index: the number by which the tool knows the preview.
  ///   - make: makes the preview.
  public func addPreview(_ index: Int, _ make: @escaping @MainActor () throws -> Preview) {
    views.append(
      ProgramView(index: index) { job, folder, other, tell in
        let preview = try make()
        var renderer = PreviewRenderer(job: job, folder: folder, other: other)
        renderer.remake = { try make().body() }
        try renderer.render(preview.body(), preview.settings, isWhole: true, tell)
      } stage: { job, variant in
        let preview = try make()
        return try PreviewRenderer(job: job, folder: "").stage(
          preview.body(), preview.settings, isWhole: true, variant)
      })
  }

  /// Adds the previews of a provider: each of its views is one.
  ///
  /// - Parameters:
  ///   - index: the number by which the tool knows the provider.
  ///   - provider: the provider, whose previews are of a type that only its own file knows.
  public func addPreviews<Provider: PreviewProvider>(_ index: Int, _ provider: Provider.Type) {
    views.append(
      ProgramView(index: index) { job, folder, other, tell in
        var renderer = PreviewRenderer(job: job, folder: folder, other: other)
        renderer.remake = { provider.previews }
        try renderer.render(provider.previews, PreviewSettings(), isWhole: false, tell)
      } stage: { job, variant in
        try PreviewRenderer(job: job, folder: "").stage(
          provider.previews, PreviewSettings(), isWhole: false, variant)
      })
  }

  /// Makes a program and returns it as a raw pointer, for the library's entry point.
  ///
  /// Must be called on the main thread; the receiver takes over the only reference.
  ///
  /// - Parameter fill: adds the program's views.
  /// - Returns: a retained reference, to be turned back by ``take(_:)``.
  public nonisolated static func handOver(
    _ fill: @MainActor (Program) -> Void
  ) -> UnsafeMutableRawPointer {
    let address = MainActor.assumeIsolated {
      let program = Program()
      fill(program)
      return UInt(bitPattern: Unmanaged.passRetained(program).toOpaque())
    }
    guard let pointer = UnsafeMutableRawPointer(bitPattern: address) else {
      preconditionFailure("an object has an address")
    }
    return pointer
  }

  /// Takes over the program that a library's entry point returned.
  ///
  /// - Parameter pointer: what ``handOver(_:)`` returned, used once.
  /// - Returns: the program.
  package static func take(_ pointer: UnsafeMutableRawPointer) -> Program {
    Unmanaged<Program>.fromOpaque(pointer).takeRetainedValue()
  }
}

/// The error of a view type that cannot be made without arguments.
public struct UnmakeableView: Error {
  /// Makes the error.
  public init() {}
}
