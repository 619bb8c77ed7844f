// SPDX-License-Identifier: Apache-2.0
#ifndef DAIS_CLIENT_H
#define DAIS_CLIENT_H

#include <stddef.h>

/// One file of the client, as it lies in `Client/`.
struct dais_client_file {
    const char *name;
    const unsigned char *bytes;
    size_t length;
};

/// Returns the number of embedded files.
size_t dais_client_file_count(void);

/// Returns the file at an index below the count.
struct dais_client_file dais_client_file_at(size_t index);

#endif
