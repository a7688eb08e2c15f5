import Foundation
import Tintype

extension InertModifier {
  static func enabled(_ list: inout InertModifierList) {
    let string = String("a")
    list("accessibilityActivationPoint(_:isEnabled:)") {
      $0.accessibilityActivationPoint(.center, isEnabled: true)
    }
    list("accessibilityActivationPoint(_:isEnabled:)") {
      $0.accessibilityActivationPoint(CGPoint.zero, isEnabled: true)
    }
    list("accessibilityInputLabels(_:isEnabled:)") {
      $0.accessibilityInputLabels(["a"], isEnabled: true)
    }
    list("accessibilityInputLabels(_:isEnabled:)") {
      $0.accessibilityInputLabels([Text("a")], isEnabled: true)
    }
    list("accessibilityInputLabels(_:isEnabled:)") {
      $0.accessibilityInputLabels([string], isEnabled: false)
    }
    list("accessibilityDragPoint(_:description:)") {
      $0.accessibilityDragPoint(.top, description: Text("a"))
    }
    list("accessibilityDragPoint(_:description:)") {
      $0.accessibilityDragPoint(.top, description: string)
    }
    list("accessibilityDragPoint(_:description:isEnabled:)") {
      $0.accessibilityDragPoint(.top, description: "a", isEnabled: true)
    }
    list("accessibilityDragPoint(_:description:isEnabled:)") {
      $0.accessibilityDragPoint(.top, description: Text("a"), isEnabled: true)
    }
    list("accessibilityDragPoint(_:description:isEnabled:)") {
      $0.accessibilityDragPoint(.top, description: string, isEnabled: true)
    }
    list("accessibilityDropPoint(_:description:)") {
      $0.accessibilityDropPoint(.top, description: Text("a"))
    }
    list("accessibilityDropPoint(_:description:)") {
      $0.accessibilityDropPoint(.top, description: string)
    }
    list("accessibilityDropPoint(_:description:isEnabled:)") {
      $0.accessibilityDropPoint(.top, description: "a", isEnabled: true)
    }
    list("accessibilityDropPoint(_:description:isEnabled:)") {
      $0.accessibilityDropPoint(.top, description: Text("a"), isEnabled: true)
    }
    list("accessibilityDropPoint(_:description:isEnabled:)") {
      $0.accessibilityDropPoint(.top, description: string, isEnabled: true)
    }
    list("accessibilityRespondsToUserInteraction(_:isEnabled:)") {
      $0.accessibilityRespondsToUserInteraction(isEnabled: true)
    }
  }

  /// The names before iOS 14.
  static func earlier(_ list: inout InertModifierList) {
    list("accessibility(activationPoint:)") { $0.accessibility(activationPoint: .center) }
    list("accessibility(activationPoint:)") { $0.accessibility(activationPoint: CGPoint.zero) }
    list("accessibility(inputLabels:)") { $0.accessibility(inputLabels: [Text("a")]) }
    list("accessibility(selectionIdentifier:)") { $0.accessibility(selectionIdentifier: "a") }
  }

  /// Documents that are objects.
  static func documentObjects(_ list: inout InertModifierList) {
    list("fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)") {
      $0.fileExporter(
        isPresented: .constant(true), document: nil as InertSketch?, contentType: .pdf
      ) { _ in }
    }
    list("fileExporter(isPresented:documents:contentType:onCompletion:)") {
      $0.fileExporter(
        isPresented: .constant(true), documents: [InertSketch()], contentType: .pdf
      ) { _ in }
    }
    list(
      "fileExporter(isPresented:document:contentTypes:defaultFilename:onCompletion:onCancellation:)"
    ) {
      $0.fileExporter(
        isPresented: .constant(true), document: InertSketch(), contentTypes: [.pdf]
      ) { _ in }
    }
    list("fileExporter(isPresented:documents:contentTypes:onCompletion:onCancellation:)") {
      $0.fileExporter(
        isPresented: .constant(true), documents: [InertSketch()], contentTypes: [.pdf]
      ) { _ in }
    }
  }
}

private final class InertSketch: ReferenceFileDocument {
  static let readableContentTypes: [UTType] = []
  init() {}
  init(configuration: ReadConfiguration) throws {}
  func snapshot(contentType: UTType) throws {}
  func fileWrapper(snapshot: Void, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data())
  }
}
