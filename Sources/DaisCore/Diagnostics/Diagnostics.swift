// SPDX-License-Identifier: Apache-2.0
package import Logging

/// Where the engine says what a developer should know: the log always, the page's console in development.
package enum Diagnostics {
    package static let log = Logger(label: "dais")

    /// - Parameter site: where in the app's sources the culprit is, if that is known.
    static func warn(_ message: String, remedy: String, at site: CallSite? = nil) {
        let text = "\(message) \(remedy)" + (site.map { " (\($0))" } ?? "")
        log.warning("\(text)")
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
}
