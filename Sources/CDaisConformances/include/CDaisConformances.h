// SPDX-License-Identifier: Apache-2.0
#ifndef CDAIS_CONFORMANCES_H
#define CDAIS_CONFORMANCES_H

#include <stdbool.h>

/// Receives the metadata of a type.
typedef void (*dais_type_visitor)(const void *_Nonnull type, void *_Nullable context);

/// Visits every type of the program that conforms to a protocol, except generic types.
///
/// The compiler records each conformance in a section of the binary, and the runtime uses the records for `as?`. They
/// are in every kind of build: with a static or a shared standard library, and in several images of one process.
///
/// Returns whether the records could be read.
bool dais_visit_conforming_types(
    const void *_Nonnull protocol, dais_type_visitor _Nonnull visit, void *_Nullable context);

#endif
