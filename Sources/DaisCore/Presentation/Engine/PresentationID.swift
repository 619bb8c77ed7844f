// SPDX-License-Identifier: Apache-2.0

/// Identifies one presentation for as long as its source requests it.
///
/// Every callback and binding write is checked against it, so that a late event of an earlier presentation never
/// affects a later one.
struct PresentationID: Hashable {
    /// The number of the source. Numbers are never reused, unlike memory addresses.
    let source: Int
    /// Distinguishes the presentations of one source, for example by an item's id.
    let key: AnyHashable
}
