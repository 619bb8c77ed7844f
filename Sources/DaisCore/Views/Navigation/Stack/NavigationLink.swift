// SPDX-License-Identifier: Apache-2.0

/// A link to a page of the surrounding navigation stack.
///
/// ```swift
/// NavigationLink("Settings") { SettingsView() }
/// NavigationLink(value: park) { ParkRow(park: park) }
/// ```
/// A value is shown by the `navigationDestination(for:)` of its type, and becomes part of the stack's path. If the path
/// has an address, so does the link, which people can copy or open in a new tab.
///
/// The page is prepared when the user points at the link, so that the browser shows it in the frame of the press. Its
/// bodies are evaluated then, and its `onAppear`, tasks and `onChange` run when it is shown.
/// ``View/presentationPreparation(_:)`` changes that.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
    enum Target {
        case value(AnyHashable?)
        case view(Destination)
        /// A page that is open while a binding is set.
        case binding(isActive: () -> Bool, setActive: (Bool) -> Void, Destination)
    }
    let label: Label
    let target: Target
    @Environment(\.navigationSegment) private var segment
    @Environment(\.navigationAnchor) private var anchor
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.splitColumn) private var split
    @Environment(\.rowSelection) private var rows
    @Environment(\.isInList) private var isInList
    @Environment(\.isEditing) private var isEditing
    @Environment(\.isInButtonStyle) private var isInButtonStyle
    /// The content of the page that the link has opened or prepared, which follows the link.
    @State private var page: StateBox<Destination>?

    init(label: Label, target: Target) {
        self.label = label
        self.target = target
    }

    /// The content of the view.
    @MainActor public var body: some View {
        switch target {
        case .value(let value): link(to: value)
        // Button styles contain such links for their look in rows. The press belongs to the button.
        case .view where isInButtonStyle && Destination.self == EmptyView.self:
            LinkFace(isInList: isInList, content: label)
        case .view(let destination): following(destination)
        case .binding(let isActive, let setActive, let destination):
            following(destination)
                .modifier(
                    PresentedDestination(
                        isShown: isActive, dismiss: { if isActive() { setActive(false) } },
                        make: { AnyView(destination) }))
        }
    }

    @MainActor private func following(_ destination: Destination) -> some View {
        page?.write(destination)
        return button
    }

    @ViewBuilder @MainActor private func link(to value: AnyHashable?) -> some View {
        if let value, isEnabled, let address = segment?.address(of: value, on: anchor) {
            Button(
                role: nil, link: ButtonLink(address: address, name: "nl"), action: { open() }, label: label,
                preparing: opener)
        } else {
            button.disabled(value == nil)
        }
    }

    @MainActor private var button: some View {
        Button(role: nil, link: nil, action: { open() }, label: label, preparing: opener)
            .modifier(ClassModifier(name: "nl"))
    }

    /// Prepares the page of the link. Rows in edit mode lead nowhere, and the pages of columns replace each other.
    @MainActor private var opener: ButtonOpener? {
        guard let segment, split == nil, !(isInList && isEditing) else { return nil }
        switch target {
        case .value(nil): return nil
        case .value, .view, .binding:
            return ButtonOpener(
                open: {},
                prepare: { link, isEager in prepare(in: segment, for: link, isEager: isEager) },
                forget: { [weak segment] in segment?.model?.forget($0) })
        }
    }

    @MainActor private func prepare(in segment: NavigationSegment, for link: Element, isEager: Bool) -> String? {
        guard segment.model?.isTop(anchor) != false else { return nil }
        switch target {
        case .value(let value?): return segment.prepare(value, for: link, isEager: isEager)
        case .view(let destination):
            let page = preparedPage(in: segment) ?? StateBox(destination)
            self.page = page
            let source = NavigationModel.Entry.Source.view(ObjectIdentifier(page))
            return segment.prepare(source, for: link, isEager: isEager) { AnyView(page.read()) }
        case .binding(_, _, let destination):
            guard let node = PresentedDestination.node(around: link) else { return nil }
            let source = NavigationModel.Entry.Source.binding(ObjectIdentifier(node), dismiss: {})
            let known = segment.hasPrepared(source) ? page : nil
            let page = known ?? StateBox(destination)
            self.page = page
            return segment.prepare(source, for: link, isEager: isEager) { AnyView(page.read()) }
        case .value(nil): return nil
        }
    }

    /// The content of the page that is prepared for the link, if there is one.
    @MainActor private func preparedPage(in segment: NavigationSegment) -> StateBox<Destination>? {
        guard let page, segment.hasPrepared(.view(ObjectIdentifier(page))) else { return nil }
        return page
    }

    @MainActor private func open() {
        guard let segment else {
            return Diagnostics.warn(
                "A NavigationLink outside of a navigation stack was tapped.",
                remedy: "Put a NavigationStack around it.")
        }
        guard segment.model?.isTop(anchor) != false else { return }
        // Links in rows do not work in edit mode.
        if isInList, isEditing { return }
        switch target {
        case .value(let value):
            guard let value else { return }
            if split != nil, rows?.choose(value) == true { return }
            guard let next = split?.target, next !== segment else { return segment.push(value) }
            next.replace(showing: value) { [weak segment] in segment?.page(for: value) ?? AnyView(EmptyView()) }
            split?.advance()
        case .view(let destination):
            let page = preparedPage(in: segment) ?? StateBox(destination)
            self.page = page
            guard let next = split?.target, next !== segment else {
                return segment.push(from: ObjectIdentifier(page)) { AnyView(page.read()) }
            }
            next.replace { AnyView(page.read()) }
            split?.advance()
        case .binding(_, let setActive, _): setActive(true)
        }
    }
}

/// The appearance of a link that leads nowhere.
nonisolated struct LinkFace<Content: View>: ContainerView, ContainerFrame {
    let isInList: Bool
    let content: Content

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["H", "nl"]
        appearance.layout.stack = .horizontal
        if isInList { appearance.layout.grows = .horizontal }
    }
}
