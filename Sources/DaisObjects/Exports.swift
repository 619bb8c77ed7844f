// SPDX-License-Identifier: Apache-2.0
// The only module that imports OpenCombine. The compiler lets a re-exporting module shadow what it re-exports, so
// `ObservableObject` and `Published` mean ours as long as no other import path leads to OpenCombine.
@_exported public import OpenCombine
// On Apple's platforms a file that imports Combine finds `DispatchQueue`, `RunLoop` and `URLSession` as well.
@_exported public import Foundation

#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif
