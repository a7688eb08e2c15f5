// `CGFloat`, `CGPoint`, `CGSize` and `CGRect` come from Foundation on Linux; a client that writes
// `.frame(width: 1)` must not have to import it (MemberImportVisibility).
@_exported public import Foundation
