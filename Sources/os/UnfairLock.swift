// SPDX-License-Identifier: Apache-2.0
// The lock in one word is a module of its own, because files that import only Combine use it, too.
@_exported import DaisUnfairLock
