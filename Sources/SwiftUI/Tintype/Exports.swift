@_exported public import TintypeControls
@_exported public import TintypeNames
@_exported public import TintypeViews
