import CTintypeKernels
import TintypeDrawing

extension PixelArea {
  /// The area as the kernels take it.
  var kernel: tintype_rect {
    tintype_rect(x0: Int32(x0), y0: Int32(y0), x1: Int32(x1), y1: Int32(y1))
  }
}
