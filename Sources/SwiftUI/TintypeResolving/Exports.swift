@_exported public import TintypeGeometry
@_exported public import TintypeLayout
// SwiftUI passes Combine's names on; so does this module.
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import TintypeCombine
// On a Mac, and in sources from there, sessions and requests are Foundation's own.
@_exported public import FoundationNetworking
