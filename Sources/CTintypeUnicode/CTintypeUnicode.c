#include "CTintypeUnicode.h"
