// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import OpenCombine

// Conformances for `.decode(type:decoder:)` and `.encode(encoder:)`.
extension JSONDecoder: @retroactive TopLevelDecoder {
    /// JSON.
    public typealias Input = Data
}

extension JSONEncoder: @retroactive TopLevelEncoder {
    /// JSON.
    public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
    /// A property list.
    public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
    /// A property list.
    public typealias Output = Data
}
