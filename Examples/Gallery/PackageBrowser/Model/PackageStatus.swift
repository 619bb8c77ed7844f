// SPDX-License-Identifier: Apache-2.0

/// The status of a package in dpkg: the requested action, and its progress.
public struct PackageStatus: Hashable, Sendable {
    /// The requested action.
    public enum Want: String, Sendable { case unknown, install, hold, deinstall, purge }

    /// The progress of the action.
    public enum State: String, Sendable {
        /// The package is not installed.
        case notInstalled = "not-installed"
        /// Only configuration files are installed.
        case configFiles = "config-files"
        /// The installation has started but not finished.
        case halfInstalled = "half-installed"
        /// The package is unpacked but not configured.
        case unpacked
        /// The configuration has started but not finished.
        case halfConfigured = "half-configured"
        /// The package waits for triggers of another one.
        case triggersAwaited = "triggers-awaited"
        /// The package has triggers to run.
        case triggersPending = "triggers-pending"
        /// The package is installed.
        case installed
    }

    /// The requested action.
    public var want: Want
    /// A Boolean value that indicates whether the package is broken and has to be installed again.
    public var needsReinstall: Bool
    /// The progress of the action.
    public var state: State

    /// A Boolean value that indicates whether other packages can rely on it.
    public var isInstalled: Bool {
        switch state {
        case .installed, .triggersAwaited, .triggersPending: true
        case .notInstalled, .configFiles, .halfInstalled, .unpacked, .halfConfigured: false
        }
    }

    /// A description of the status.
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
    /// Creates a status from the three words of the `Status` field, or `nil` if dpkg does not know them.
    init?(field: String) {
        let words = field.split(separator: " ")
        guard words.count == 3, let want = Want(rawValue: String(words[0])),
            words[1] == "ok" || words[1] == "reinstreq", let state = State(rawValue: String(words[2]))
        else { return nil }
        self.init(want: want, needsReinstall: words[1] == "reinstreq", state: state)
    }
}
