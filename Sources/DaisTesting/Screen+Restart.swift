// SPDX-License-Identifier: Apache-2.0
package import DaisCore
public import Testing

extension Screen {
    /// Returns a screen in the same browser after a restart of the server.
    ///
    /// Its session begins with what the browser has kept of this one: `@RestorableState`, `@SceneStorage`, `@AppStorage`,
    /// the paths of stacks, selected tabs, what the user has changed in controls and lists of view state, and the
    /// presentations of a coordinator by name.
    ///
    /// ```swift
    /// screen.button("Write").tap()
    /// screen.textField("Title").type("Dune")
    /// let restarted = screen.restarted()
    /// #expect(restarted.textField("Title").value == "Dune")
    /// ```
    public func restarted(sourceLocation: SourceLocation = #_sourceLocation) -> Screen {
        settle()
        var hello = ClientHello()
        hello.url = scope.document.place ?? scope.route
        hello.stored = browser.kept
        let encoded = session.snapshot().encoded(limit: SessionLimits().snapshotBytes).bytes
        return Screen(content, sourceLocation, hello: hello, snapshot: SessionSnapshot.decoded(encoded))
    }

    /// Creates a screen whose browser is at an address and has kept a state.
    package convenience init<Content: View>(
        restoring snapshot: SessionSnapshot, at url: String = "/", sourceLocation: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping () -> Content
    ) {
        var hello = ClientHello()
        hello.url = url
        self.init(RootContent(title: nil) { content() }, sourceLocation, hello: hello, snapshot: snapshot)
    }

    /// Creates a screen in a browser that has kept values of `@AppStorage`, as JSON.
    package convenience init<Content: View>(
        stored: [String: String], sourceLocation: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping () -> Content
    ) {
        var hello = ClientHello()
        hello.stored = stored
        self.init(RootContent(title: nil) { content() }, sourceLocation, hello: hello)
    }
}
