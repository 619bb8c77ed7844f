// SPDX-License-Identifier: Apache-2.0

/// The `<button>` or `<a>` element of a button, which the browser makes operable with the keyboard.
nonisolated struct ButtonFace<Label: View>: View, BuiltInView {
    var kind: BuiltInButtonKind
    var role: ButtonRole?
    var link: ButtonLink?
    /// The state of a toggle button; `nil` for other buttons.
    var isOn: Bool?
    /// The presentation that the action opens, if the button says so.
    var opener: ButtonOpener?
    let action: @MainActor () -> Void
    let label: Label
    @Environment(\.menuActionDismissBehavior) private var dismissal
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape

    @MainActor var body: some View {
        ButtonBox(
            settings: ButtonSettings(
                kind: kind, role: role, link: link, isOn: isOn, isEnabled: isEnabled, size: size, shape: shape,
                staysOpen: !dismissal.closes, opener: opener, action: action),
            content: label)
    }
}

/// The properties of a button except its label.
nonisolated struct ButtonSettings {
    var kind = BuiltInButtonKind.automatic
    let role: ButtonRole?
    var link: ButtonLink?
    /// The state of a toggle button; `nil` for other buttons.
    var isOn: Bool?
    var isEnabled = true
    var size = ControlSize.regular
    var shape = ButtonBorderShape.automatic
    /// A Boolean that is `true` if choosing the menu item does not close the menu.
    var staysOpen = false
    /// The presentation that the action opens, if the button says so.
    var opener: ButtonOpener?
    let action: @MainActor () -> Void

    /// Returns whether the element of a button with other settings is the same. The action is not part of it.
    func looks(like other: ButtonSettings) -> Bool {
        kind == other.kind && role == other.role && link == nil && other.link == nil && isOn == other.isOn
            && isEnabled == other.isEnabled && size == other.size && shape == other.shape
            && staysOpen == other.staysOpen && opener?.dismisses == other.opener?.dismisses
            && (opener?.prepare == nil) == (other.opener?.prepare == nil)
    }

    /// The rules of a disabled button ask for `:disabled`, which matches no link.
    private var look: BuiltInButtonKind { link != nil && !isEnabled && kind == .prominent ? .bordered : kind }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = look.classes
        if kind.isBordered {
            if let name = size.className {
                appearance.addClass(name)
                appearance.require(.controlSizes)
            }
            shape.apply(to: &appearance)
        }
        if kind == .link { appearance.require(.linkButtons) }
        if let link { return describe(link, in: &appearance) }
        appearance.attribute("type", "button")
        if let role { appearance.attribute(AttributeName.role, role.name) }
        let state = isOn.map { $0 ? "true" : "false" }
        if kind == .menuItem {
            appearance.attribute("role", isOn == nil ? "menuitem" : "menuitemcheckbox")
            appearance.attribute("aria-checked", state)
            if staysOpen { appearance.attribute(AttributeName.stays, "") }
            // Arrow keys still reach a disabled item, so that people learn that it exists.
            if !isEnabled { appearance.attribute("aria-disabled", "true") }
            return
        } else if let state {
            appearance.attribute("aria-pressed", state)
        }
        if !isEnabled { appearance.attribute("disabled", "") }
    }

    /// The browser disables no link, so a disabled one has no address.
    @MainActor private func describe(_ link: ButtonLink, in appearance: inout Appearance) {
        let address = isEnabled ? link.address : nil
        if kind == .menuItem {
            appearance.attribute("role", "menuitem")
            if staysOpen { appearance.attribute(AttributeName.stays, "") }
        } else {
            appearance.addClass(link.name)
            if address == nil { appearance.attribute("role", "link") }
        }
        guard let address else { return appearance.attribute("aria-disabled", "true") }
        appearance.attribute("href", address)
        guard link.isFollowed else { return }
        guard SafeLink.leavesTheApp(address) else {
            // The browser follows a link with a target even if the element wants clicks.
            if kind == .menuItem { appearance.attribute("target", "_self") }
            return
        }
        appearance.attribute("target", "_blank")
        appearance.attribute("rel", "noopener noreferrer")
    }
}

nonisolated struct ButtonBox<Label: View>: PrimitiveView {
    let settings: ButtonSettings
    let content: Label

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        ButtonNode(view.settings, view.content, in: context)
    }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: ButtonNode<Label>.self).patch(to: view.settings, view.content)
    }
}

final class ButtonNode<Label: View>: BoxNode {
    private var settings: ButtonSettings
    /// The name of the presentation that was prepared for the button, if any.
    private var prepared: String?

    init(_ settings: ButtonSettings, _ label: Label, in context: _MountContext) {
        self.settings = settings
        super.init(settings.link == nil ? .button : .a, in: context)
        element.fill { Label._mount(label, in: context.inside(element, of: self)) }
        // A menu closes when the user chooses an item that wants clicks.
        if settings.link?.isFollowed != true || settings.kind == .menuItem {
            element.on(.click) { [unowned self] _ in self.settings.action() }
        }
        if settings.opener != nil { listen() }
        finishMounting()
    }

    func patch(to new: ButtonSettings, _ label: Label) {
        if new.opener?.prepare != nil, settings.opener?.prepare == nil { listen() }
        let isSame = new.looks(like: settings)
        settings = new
        if !isSame { restyle() }
        Label._patch(element.content!, to: label)
    }

    override var paints: Bool { true }

    override func describe(_ appearance: inout Appearance) {
        settings.describe(&appearance)
        if settings.opener?.prepare != nil { appearance.attribute(AttributeName.presents, prepared) }
        if settings.opener?.dismisses == true { appearance.attribute(AttributeName.closes, "") }
    }

    /// Prepares what the button presents before it is pressed.
    private func listen() {
        guard settings.opener?.prepare != nil else { return }
        // Few buttons present something. The body of each other one would read this for nothing.
        let preparation = EnvironmentValues(scope: environment).presentationPreparation
        guard preparation != .never else { return }
        element.listen(for: .intent) { [unowned self] _ in prepare(isEager: false) }
        guard preparation == .eager else { return }
        tree.effect { [weak self] in if let self, isMounted { prepare(isEager: true) } }
    }

    private func prepare(isEager: Bool) {
        let name = settings.opener?.prepare?(element, isEager)
        guard name != prepared else { return }
        prepared = name
        restyle()
    }

    override func willUnmount() {
        settings.opener?.forget(element)
        super.willUnmount()
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let content = element.content { visit(content) }
    }
}
