// SPDX-License-Identifier: Apache-2.0
#ifndef GALLERY_DOCS_H
#define GALLERY_DOCS_H

#include <stddef.h>

/// One page of `docs/`.
struct gallery_doc {
    /// The path below `docs/` without its extension.
    const char *name;
    const unsigned char *bytes;
    size_t length;
};

/// Returns the number of pages.
size_t gallery_doc_count(void);

/// Returns the page at an index below the count.
struct gallery_doc gallery_doc_at(size_t index);

#endif
