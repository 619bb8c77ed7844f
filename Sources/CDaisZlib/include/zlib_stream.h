// SPDX-License-Identifier: Apache-2.0
#ifndef CDAIS_ZLIB_STREAM_H
#define CDAIS_ZLIB_STREAM_H

#include <stdint.h>

// The stream of zlib, whose layout has been the same since version 1.0. zlib's own header is part of a development
// package, which a machine that builds an app need not have.
typedef struct {
    const uint8_t *next_in;
    unsigned int available_in;
    unsigned long total_in;
    uint8_t *next_out;
    unsigned int available_out;
    unsigned long total_out;
    const char *message;
    void *state;
    void *allocate;
    void *release;
    void *opaque;
    int data_type;
    unsigned long checksum;
    unsigned long reserved;
} dais_zlib_stream;

#endif
