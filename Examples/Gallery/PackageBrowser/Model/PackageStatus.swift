// SPDX-License-Identifier: Apache-2.0

/// What dpkg noted about a package: what should happen to it, and how far that got.
public struct PackageStatus: Hashable, Sendable {
    public enum Want: String, Sendable { case unknown, install, hold, deinstall, purge }

    public enum State: String, Sendable {
        case notInstalled = "not-installed"
        case configFiles = "config-files"
        case halfInstalled = "half-installed"
        case unpacked
        case halfConfigured = "half-configured"
        case triggersAwaited = "triggers-awaited"
        case triggersPending = "triggers-pending"
        case installed
    }

    public var want: Want
    public var needsReinstall: Bool
    public var state: State

    /// Whether other packages may rely on it.
    public var isInstalled: Bool {
        switch state {
        case .installed, .triggersAwaited, .triggersPending: true
        case .notInstalled, .configFiles, .halfInstalled, .unpacked, .halfConfigured: false
        }
    }

    /// The status in words.
    public var label: String {
        if needsReinstall { return "Needs to be reinstalled" }
        return switch state {
        case .notInstalled: "Not installed"
        case .configFiles: "Removed, settings kept"
        case .halfInstalled: "Installation interrupted"
        case .unpacked: "Unpacked, not set up"
        case .halfConfigured: "Setup interrupted"
        case .triggersAwaited, .triggersPending: "Installed, follow-up pending"
        case .installed:
            switch want {
            case .hold: "Installed, held at this version"
            case .deinstall, .purge: "Installed, removal planned"
            case .install, .unknown: "Installed"
            }
        }
    }
}

extension PackageStatus {
    /// The three words of the `Status` field, or `nil` when they are not three that dpkg knows.
    init?(field: String) {
        let words = field.split(separator: " ")
        guard words.count == 3, let want = Want(rawValue: String(words[0])),
            words[1] == "ok" || words[1] == "reinstreq", let state = State(rawValue: String(words[2]))
        else { return nil }
        self.init(want: want, needsReinstall: words[1] == "reinstreq", state: state)
    }
}
