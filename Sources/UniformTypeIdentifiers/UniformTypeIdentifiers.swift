// SPDX-License-Identifier: Apache-2.0
// A source-compatibility name: a file that says `import UniformTypeIdentifiers` finds the types of files on Linux.
@_exported import struct DaisCore.UTType
