// SPDX-License-Identifier: Apache-2.0
// A source-compatibility name: every path to OpenCombine leads through DaisObjects, so names stay unambiguous.
@_exported import DaisObjects
// On Apple's platforms, Combine and Foundation bring the lock in one word along.
@_exported import DaisUnfairLock
