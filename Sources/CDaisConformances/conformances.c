// SPDX-License-Identifier: Apache-2.0
#include "CDaisConformances.h"

#include <stddef.h>
#include <stdint.h>

// The layout of the records is part of the language's ABI; docs/ABI/TypeMetadata.rst of the Swift project describes it.
// A pointer to another record is the distance from itself, in 32 bits.

typedef struct {
    int32_t protocol, type, witnesses;
    uint32_t flags;
} conformance;

typedef struct {
    uint32_t flags;
    int32_t parent, name, accessor;
} type_descriptor;

typedef struct {
    const void *type;
    size_t state;
} metadata_response;

typedef __attribute__((swiftcall)) metadata_response (*metadata_accessor)(size_t request);

typedef struct {
    const void *start;
    size_t length;
} section_range;

// The sections of an image, as the runtime keeps them. Later versions have more sections behind these.
typedef struct {
    uintptr_t version;
    const void *base, *unused[2];
    section_range protocols, conformances;
} image_sections;

typedef struct {
    const void *protocol;
    dais_type_visitor visit;
    void *context;
    bool found;
} search;

enum {
    KIND_MASK = 0x1f, KIND_CLASS = 16, KIND_ENUM = 18, IS_GENERIC = 0x80,
    TYPE_REFERENCE_SHIFT = 3, TYPE_REFERENCE_MASK = 7, DIRECT = 0, INDIRECT = 1,
};

static const void *target(const int32_t *field, int32_t distance) { return (const char *)field + distance; }

// A distance with the lowest bit set leads to a pointer, which the linker fills for another image.
static const void *indirect_target(const int32_t *field) {
    if ((*field & 1) == 0) return target(field, *field);
    return *(const void *const *)target(field, *field & ~1);
}

static void read_record(const conformance *record, const search *search) {
    if (indirect_target(&record->protocol) != search->protocol) return;
    uint32_t reference = record->flags >> TYPE_REFERENCE_SHIFT & TYPE_REFERENCE_MASK;
    const type_descriptor *type;
    if (reference == DIRECT) {
        type = target(&record->type, record->type);
    } else if (reference == INDIRECT) {
        type = *(const type_descriptor *const *)target(&record->type, record->type);
    } else {
        return;  // a class of Objective-C
    }
    if (type == NULL || type->flags & IS_GENERIC || type->accessor == 0) return;
    uint32_t kind = type->flags & KIND_MASK;
    if (kind < KIND_CLASS || kind > KIND_ENUM) return;
    metadata_accessor accessor = (metadata_accessor)target(&type->accessor, type->accessor);
    const void *metadata = accessor(0).type;
    if (metadata != NULL) search->visit(metadata, search->context);
}

#if defined(__ELF__)

// It is in the standard library. A library without it leads to an empty list.
__attribute__((weak)) void swift_enumerateAllMetadataSections(
    bool (*body)(const image_sections *sections, void *context), void *context);

static bool read_image(const image_sections *image, void *context) {
    search *search = context;
    const int32_t *field = image->conformances.start;
    if (image->version == 0 || field == NULL) return true;
    search->found = true;
    for (size_t count = image->conformances.length / sizeof(*field); count > 0; count--, field++) {
        if (*field != 0) read_record(target(field, *field), search);
    }
    return true;
}

bool dais_visit_conforming_types(const void *protocol, dais_type_visitor visit, void *context) {
    search search = { protocol, visit, context, false };
    if (swift_enumerateAllMetadataSections != NULL) swift_enumerateAllMetadataSections(read_image, &search);
    return search.found;
}

#else

bool dais_visit_conforming_types(const void *protocol, dais_type_visitor visit, void *context) { return false; }

#endif
