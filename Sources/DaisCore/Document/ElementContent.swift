// SPDX-License-Identifier: Apache-2.0

/// An object that provides an element's children or handles its events. The document knows the view graph only through
/// this protocol.
@MainActor
protocol ElementContent: AnyObject {
    /// Content that has left the graph provides no elements.
    var isMounted: Bool { get }
    /// Appends the outermost elements of the content, in document order.
    func collect(into elements: inout [Element])
    /// A text for the ids of the rows, pages and presented items around the content, equal in all sessions, or `nil`
    /// outside of them. It is empty if an id is not known to other sessions.
    var record: String? { get }
    /// The key of the content's form controls in all sessions, or `nil` for the only view of a page.
    var fieldKey: FieldKey? { get }
}

/// Tells the form controls of a page apart, equally in all sessions.
struct FieldKey {
    /// A hash of the record and of the position in the view tree. It is empty if other sessions do not know the record.
    let text: String
    /// Indicates whether the control belongs to a row, a page or a presented item with an id.
    let hasRecord: Bool
    /// Indicates whether the control is still shown, in a layer that leaves, but its view has gone.
    var isLeftBehind = false
}
