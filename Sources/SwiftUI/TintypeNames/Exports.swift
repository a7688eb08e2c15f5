@_exported public import TintypeControls
