// SPDX-License-Identifier: Apache-2.0
public import Foundation

enum PresentationHostContainerSizeKey: EnvironmentKey {
    static var defaultValue: CGSize { .zero }
}

enum PresentationHostSafeAreaInsetsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension EnvironmentValues {
    /// The size of the layer that contains the modal, in points. It changes with the window.
    public var presentationHostContainerSize: CGSize {
        get { self[PresentationHostContainerSizeKey.self] }
        set { self[PresentationHostContainerSizeKey.self] = newValue }
    }

    /// The safe-area insets of the layer that contains the modal, in points. The layer itself covers the whole area.
    public var presentationHostSafeAreaInsets: EdgeInsets {
        get { self[PresentationHostSafeAreaInsetsKey.self] }
        set { self[PresentationHostSafeAreaInsetsKey.self] = newValue }
    }

    var browserFacts: BrowserFacts { self[BrowserFactsKey.self] }
}
