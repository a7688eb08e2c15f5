/// What a sheet would show of a thing that is shared; a still picture shows the button alone.
public struct SharePreview<Image, Icon> {
  init() {}
}
