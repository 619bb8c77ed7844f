// SPDX-License-Identifier: Apache-2.0
// A source-compatibility name: every path to OpenCombine leads through DaisObjects, so names stay unambiguous.
@_exported import DaisObjects
