// SPDX-License-Identifier: Apache-2.0

extension SessionContext {
    /// Returns the session of the code that runs. Without one it writes a warning.
    ///
    /// - Parameters:
    ///   - use: The call that needs a session, as the beginning of a sentence.
    ///   - result: The result of the call without a session.
    ///   - file: With `line`, the kind of the problem, as for a diagnostic.
    static func expected(
        by use: String, otherwise result: String, remedy: String, file: StaticString = #fileID, line: UInt = #line
    ) -> SessionScope? {
        if let current { return current }
        Diagnostics.warn("\(use) outside of a session; \(result).", remedy: remedy, file: file, line: line)
        return nil
    }
}

extension Diagnostics {
    /// Reports a problem to the developer: in the log always, and in the browser's console during development.
    ///
    /// - Parameters:
    ///   - site: The location in the app's source code, if it is known.
    ///   - file: With `line`, the kind of the problem: the log has at most five lines of a kind in ten seconds.
    static func warn(
        _ message: String, remedy: String, at site: CallSite? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        let text = "\(message) \(remedy)" + (site.map { " (\($0))" } ?? "")
        // The text may contain a value of a client, such as an address that the app does not know.
        let session = SessionContext.current?.session ?? ""
        limitedLog.write(
            .warning, kind: "\(file):\(line)", LogText.escaped(text, longest: 1000),
            session.isEmpty ? [:] : ["session": "\(session)"])
        SessionContext.current?.report(level: "warn", text)
    }

    static func stateOutsideView(_ type: Any.Type) {
        warn(
            "A @State of type \(type) was changed outside of a view on screen; the change is lost.",
            remedy: "Change state in actions, tasks and callbacks of a mounted view.")
    }

    static func objectOutsideView(_ type: Any.Type) {
        warn(
            "A @StateObject of type \(type) was read outside of a view on screen; each reading makes a new object.",
            remedy: "Read it in body or in actions.")
    }

    static func missingModel(_ type: Any.Type) -> Never {
        fatalError(
            """
            No \(type) in the environment. Put one there above this view: .environment(model) for @Observable \
            models, .environmentObject(model) for ObservableObject.
            """)
    }

    static func nestedTooDeeply(_ view: String?) {
        warn(
            "\(view ?? "A view") is nested more than \(_Node.deepest) views and modifiers deep; its content is left out.",
            remedy: "If a view contains itself, end the recursion. Show long chains of data in a flat list.")
    }
}
