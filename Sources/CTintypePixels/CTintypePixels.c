#include "CTintypePixels.h"
