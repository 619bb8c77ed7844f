// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Identifies one presentation for as long as its source requests it.
///
/// Every callback and binding write is checked against it, so that a late event of an earlier presentation never
/// affects a later one.
struct PresentationID: Hashable {
    /// The number of the source. Numbers are never reused, unlike memory addresses.
    let source: Int
    let key: PresentationKey
}

/// Distinguishes the presentations of one source, for example by an item's id.
///
/// Comparing two UUIDs inside `AnyHashable` takes about 2,800 instructions. Each update compares all presentations, so
/// the ids of coordinators, which can have many presentations, have a case of their own.
nonisolated enum PresentationKey: Hashable, CustomStringConvertible {
    /// The only presentation of its source.
    case only
    case id(UUID)
    case other(AnyHashable)

    init(_ value: AnyHashable) {
        self = (value.base as? UUID).map(Self.id) ?? .other(value)
    }

    var description: String {
        switch self {
        case .only: "true"
        case .id(let id): "\(id)"
        case .other(let value): "\(value)"
        }
    }
}
