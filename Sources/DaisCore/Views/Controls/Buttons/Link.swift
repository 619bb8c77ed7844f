// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A link to a URL.
///
/// ```swift
/// Link("Help", destination: URL(string: "https://example.org/help")!)
/// ```
/// Pages of other sites open in a new tab, so that the app keeps running. A path of the app goes to the surrounding
/// ``View/onOpenURL(perform:)``, if there is one. URLs that would run code are ignored. An ``OpenURLAction`` that a view
/// above sets receives all URLs.
nonisolated public struct Link<Label: View>: View, BuiltInView {
    let label: Label
    let destination: URL
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.openAddress) private var openAddress
    @Environment(\.openURL) private var openURL

    /// Creates a link with a custom label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// The content of the view.
    @MainActor public var body: some View {
        let address = isEnabled ? SafeLink.checked(destination.absoluteString) : nil
        if isEnabled, openURL.isCustom {
            // An address that no browser may open is the app's own affair, so it does not get into the page.
            NavigationLinkBox(
                address: address.map(SafeLink.placed) ?? "#", name: "link", action: { openURL(destination) },
                content: label)
        } else if let address, address.hasPrefix("/"), let openAddress {
            NavigationLinkBox(
                address: SafeLink.placed(address), name: "link", action: { openAddress(destination) }, content: label)
        } else {
            LinkBox(address: address, content: label)
        }
    }
}

extension Link where Label == Text {
    /// Creates a link with a localized title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

nonisolated struct LinkBox<Content: View>: ContainerView, ContainerFrame {
    let address: String?
    let content: Content

    @MainActor static var tag: ElementTag { .a }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = [StateClass.button, "link"]
        guard let address else {
            appearance.attribute("role", "link")
            return appearance.attribute("aria-disabled", "true")
        }
        appearance.attribute("href", SafeLink.placed(address))
        guard SafeLink.leavesTheApp(address) else { return }
        appearance.attribute("target", "_blank")
        appearance.attribute("rel", "noopener noreferrer")
    }
}
