// SPDX-License-Identifier: Apache-2.0

/// Finds drawings and spoken names for symbols.
@MainActor
enum Symbols {
    /// The names reported in the log.
    private static var logged: Set<String> = []
    /// The names reported in the console of one session's page. The first page is rendered without a session and
    /// reports nothing there.
    private final class Told { var names: Set<String> = [] }

    /// Returns the drawing of a symbol's variant, or that of the symbol if there is no such variant.
    static func icon(_ name: String, _ variants: SymbolVariants) -> Icon {
        for candidate in variants.names(of: name) {
            if let icon = Icons.symbol(named: candidate) { return icon }
        }
        report(
            name, "Image(systemName: \"\(name)\") has no drawing; a question mark is shown.", remedy: remedy(for: name))
        return Icons.fallback
    }

    private static func remedy(for name: String) -> String {
        let close = Icons.suggestions(for: name).map { "\"\($0)\"" }
        return close.isEmpty ? "Use another symbol." : "Use one like \(close.joined(separator: ", "))."
    }

    static func reportMissing(picture name: String) {
        report(
            "picture " + name,
            "Image(\"\(name)\") is not in the app's resources.",
            remedy: "Add it to the target's resources.")
    }

    /// Reports a name once, even in a list that uses it in every row.
    private static func report(_ name: String, _ message: String, remedy: @autoclosure () -> String) {
        let told = SessionContext.current?.shared(Told.self, make: Told.init)
        let isNewHere = told.map { $0.names.count < limit && $0.names.insert(name).inserted } ?? false
        if logged.count < limit, logged.insert(name).inserted {
            Diagnostics.warn(message, remedy: remedy())
        } else if isNewHere {
            SessionContext.current?.report(level: "warn", "\(message) \(remedy())")
        }
    }

    /// Names may be made from data, so their number is limited.
    private static let limit = 1000

    /// The meanings of symbols, for buttons that only show a symbol.
    private nonisolated static let meanings: [String: String] = [
        "xmark": "Close", "plus": "Add", "minus": "Remove", "trash": "Delete", "gear": "Settings",
        "gearshape": "Settings",
        "magnifyingglass": "Search", "ellipsis": "More", "square.and.arrow.up": "Share", "pencil": "Edit",
        "square.and.pencil": "Compose", "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward",
        "chevron.forward": "Forward", "chevron.up": "Up", "chevron.down": "Down", "checkmark": "Done",
        "line.3.horizontal": "Menu", "line.3.horizontal.decrease": "Filter", "exclamationmark.triangle": "Warning",
        "info": "Info", "questionmark": "Help", "heart": "Favorite", "star": "Favorite", "bell": "Notifications",
        "house": "Home", "person": "Person", "envelope": "Mail", "arrow.clockwise": "Refresh",
        "slider.horizontal.3": "Adjust", "doc": "Document", "doc.on.doc": "Copy", "eye": "Show", "eye.slash": "Hide",
    ]
    private nonisolated static let variants: Set<String> = ["fill", "circle", "square", "rectangle", "slash"]

    nonisolated static func spokenName(of name: String) -> String {
        if let meaning = meanings[name] { return meaning }
        var words = name.split(separator: ".").map(String.init)
        while words.count > 1, let last = words.last, variants.contains(last) {
            words.removeLast()
            if let meaning = meanings[words.joined(separator: ".")] { return meaning }
        }
        return words.joined(separator: " ")
    }
}
