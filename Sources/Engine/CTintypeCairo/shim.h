#include <cairo.h>
#include <cairo-pdf.h>

struct FT_FaceRec_;

// Cairo's face of a face of FreeType's. The header that declares it, cairo-ft.h, declares FreeType's types and those of
// fontconfig, too, which are another module's.
cairo_font_face_t *tintype_cairo_face(struct FT_FaceRec_ *face, int load_flags)
    __asm__("cairo_ft_font_face_create_for_ft_face");
