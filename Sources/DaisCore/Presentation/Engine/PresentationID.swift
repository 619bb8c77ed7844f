// SPDX-License-Identifier: Apache-2.0

/// Names one presentation for as long as its source wants it: who asks, and for what.
///
/// Every callback and write-back is checked against it, so that what belonged to an earlier presentation never
/// touches a later one.
struct PresentationID: Hashable {
    /// The number of the source; sources are never renumbered, unlike addresses, which are used again.
    let source: Int
    /// What distinguishes the presentations of one source: an item's id.
    let key: AnyHashable
}
