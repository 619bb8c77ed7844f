// SPDX-License-Identifier: Apache-2.0
// The only module that imports OpenCombine. The compiler lets a re-exporting module shadow what it re-exports, so
// `ObservableObject` and `Published` mean ours as long as no other import path leads to OpenCombine.
@_exported public import OpenCombine
