// SPDX-License-Identifier: Apache-2.0
// Only this module imports OpenCombine. The compiler lets a re-exporting module shadow the types that it re-exports, so
// `ObservableObject` and `Published` are those of this module unless another import path leads to OpenCombine.
@_exported public import OpenCombine
// On Apple platforms, a file that imports Combine also sees `DispatchQueue`, `RunLoop` and `URLSession`.
@_exported public import Foundation

#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif
