// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A link to a URL.
///
/// ```swift
/// Link("Help", destination: URL(string: "https://example.org/help")!)
/// ```
/// Pages of other sites open in a new tab, so that the app keeps running. A path of the app goes to the surrounding
/// ``View/onOpenURL(perform:)``, if there is one. URLs that would run code are ignored. An ``OpenURLAction`` that a view
/// above sets receives all URLs. A link has the style of buttons:
/// ```swift
/// Link("Help", destination: URL(string: "https://example.org/help")!)
///     .buttonStyle(.borderedProminent)
/// ```
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
        let address = isEnabled ? SafeLink.checked(destination.absoluteString).map(SafeLink.placed) : nil
        if isEnabled, openURL.isCustom {
            // An address that no browser may open is the app's own affair, so it does not get into the page.
            button(ButtonLink(address: address ?? "#", name: "link")) { openURL(destination) }
        } else if let address, address.hasPrefix("/"), let openAddress {
            button(ButtonLink(address: address, name: "link")) { openAddress(destination) }
        } else {
            button(ButtonLink(address: address, name: "link", isFollowed: true)) { openURL(destination) }
        }
    }

    @MainActor private func button(_ link: ButtonLink, action: @escaping @MainActor () -> Void) -> Button<Label> {
        Button(role: nil, link: link, action: action, label: label)
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
