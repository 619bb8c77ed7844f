// SPDX-License-Identifier: Apache-2.0
public import Foundation

enum PresentationHostContainerSizeKey: EnvironmentKey {
    static var defaultValue: CGSize { .zero }
}

enum PresentationHostSafeAreaInsetsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension EnvironmentValues {
    /// The size of the layer that a modal is in, in points. Follows the window.
    public var presentationHostContainerSize: CGSize {
        get { self[PresentationHostContainerSizeKey.self] }
        set { self[PresentationHostContainerSizeKey.self] = newValue }
    }

    /// What notches and bars cover of the layer that a modal is in, in points. A layer keeps clear of none of it.
    public var presentationHostSafeAreaInsets: EdgeInsets {
        get { self[PresentationHostSafeAreaInsetsKey.self] }
        set { self[PresentationHostSafeAreaInsetsKey.self] = newValue }
    }

    var browserFacts: BrowserFacts { self[BrowserFactsKey.self] }
}
