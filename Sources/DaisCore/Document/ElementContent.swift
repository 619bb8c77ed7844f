// SPDX-License-Identifier: Apache-2.0

/// An object that provides an element's children or handles its events. The document knows the view graph only through
/// this protocol.
@MainActor
protocol ElementContent: AnyObject {
    /// Content that has left the graph provides no elements.
    var isMounted: Bool { get }
    /// Appends the outermost elements of the content, in document order.
    func collect(into elements: inout [Element])
    /// A text for the ids of the rows around the content, equal in all sessions, or `nil` outside of rows. It is empty
    /// if an id is not known to other sessions.
    var record: String? { get }
}
