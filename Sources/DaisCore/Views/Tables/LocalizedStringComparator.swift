// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Compares texts as file managers do: without regard to case, and numbers by their value.
///
/// Foundation on Linux has no `localizedStandard` and no `localized`.
nonisolated public struct _LocalizedStringComparator: SortComparator, Sendable {
    /// The order of the results.
    public var order = SortOrder.forward
    var isStandard: Bool

    /// Compares two texts.
    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let result = isStandard ? lhs.localizedStandardCompare(rhs) : lhs.localizedCompare(rhs)
        guard order == .reverse else { return result }
        return switch result {
        case .orderedAscending: .orderedDescending
        case .orderedDescending: .orderedAscending
        case .orderedSame: .orderedSame
        }
    }
}

extension SortComparator where Self == _LocalizedStringComparator {
    /// Compares texts as people expect in a list: "Item 9" comes before "item 10".
    nonisolated public static var localizedStandard: _LocalizedStringComparator {
        _LocalizedStringComparator(isStandard: true)
    }
    /// Compares texts by the rules of the language.
    nonisolated public static var localized: _LocalizedStringComparator {
        _LocalizedStringComparator(isStandard: false)
    }
}

extension KeyPathComparator {
    /// Creates a comparator of texts, which compares them as people expect in a list. On Linux, Foundation's own compares
    /// their characters.
    nonisolated public init(
        _ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward
    ) {
        var comparator = _LocalizedStringComparator.localizedStandard
        comparator.order = order
        self.init(keyPath, comparator: comparator)
    }
}
