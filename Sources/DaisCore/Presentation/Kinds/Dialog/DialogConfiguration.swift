// SPDX-License-Identifier: Apache-2.0

/// The settings for alerts and confirmation dialogs presented by a view.
nonisolated struct DialogConfiguration {
    var icon: Image?
    var severity = DialogSeverity.automatic
    var suppression: DialogSuppression?

    var isCritical: Bool { severity == .critical }
    var showsIcon: Bool { icon != nil || isCritical }
}

enum DialogConfigurationKey: EnvironmentKey {
    static var defaultValue: DialogConfiguration { DialogConfiguration() }
}

/// The action that follows a button that does not cancel.
enum DialogConfirmedKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
    var dialogConfiguration: DialogConfiguration {
        get { self[DialogConfigurationKey.self] }
        set { self[DialogConfigurationKey.self] = newValue }
    }

    var dialogConfirmed: (() -> Void)? {
        get { self[DialogConfirmedKey.self] }
        set { self[DialogConfirmedKey.self] = newValue }
    }
}
