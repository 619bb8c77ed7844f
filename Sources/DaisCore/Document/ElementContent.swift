// SPDX-License-Identifier: Apache-2.0

/// Something that provides an element's children or handles its events: everything the document knows of the view graph.
@MainActor
protocol ElementContent: AnyObject {
    /// Content that has left the graph provides no elements.
    var isMounted: Bool { get }
    /// Appends the outermost elements of the content, in document order.
    func collect(into elements: inout [Element])
    /// The name of the app's view around the content, for diagnostics.
    var appViewName: String? { get }
}
