/// The index of a node in its tree.
@usableFromInline package typealias NodeID = Int32
