@_exported public import TintypeViews
