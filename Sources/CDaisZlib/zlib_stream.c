// SPDX-License-Identifier: Apache-2.0
#include "zlib_stream.h"

// zlib refuses a stream of another size, so a wrong layout cannot go unnoticed where this is true.
_Static_assert(sizeof(dais_zlib_stream) == 112 || sizeof(void *) != 8, "the layout of zlib's stream");
