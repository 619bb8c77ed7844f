// SPDX-License-Identifier: Apache-2.0
public import Testing
import DaisCore

/// Something in which elements can be looked for: the whole ``Screen``, or what a ``Query`` found.
///
/// ```swift
/// screen.button("Delete").tap()
/// screen.alert("Delete?").button("Delete").tap()
/// ```
/// Names are whole accessible names; leave the name out to find every element of a role.
@MainActor
public protocol QueryScope {
    /// All there is in this place.
    var everything: Query { get }
}

extension QueryScope {
    /// Elements of a role, such as `.progressbar`, with an accessible name.
    public func element(
        _ role: ElementRole, _ name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Query {
        any(of: [role], called: "\(role)", name, sourceLocation)
    }

    /// Every element of a role by itself, in the order of the page.
    public func all(_ role: ElementRole, sourceLocation: SourceLocation = #_sourceLocation) -> [Query] {
        element(role, sourceLocation: sourceLocation).all
    }

    /// A button. A `NavigationLink` is one, too, as in SwiftUI, although a page with an address makes it a link.
    public func button(_ name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Query {
        let wanted = name?.collapsed
        return everything.narrowed(to: Self.called("button", name), at: sourceLocation) { element in
            guard element.role == .button || element.role == .link && element.hasClass("nl") else { return false }
            return wanted == nil || element.accessibleName == wanted
        }
    }

    public func link(_ name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Query {
        any(of: [.link], called: "link", name, sourceLocation)
    }

    /// A text that reads exactly like this.
    public func text(_ words: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Query {
        any(of: [.text, .heading], called: "text", words, sourceLocation)
    }

    /// A text with these words somewhere in it.
    public func text(containing words: String, sourceLocation: SourceLocation = #_sourceLocation) -> Query {
        everything.narrowed(to: "text containing \"\(words)\"", at: sourceLocation) {
            ($0.role == .text || $0.role == .heading) && $0.words.collapsed.contains(words.collapsed)
        }
    }

    public func image(_ name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Query {
        any(of: [.image], called: "image", name, sourceLocation)
    }

    /// A field for text: plain, secure, for searching or with several lines.
    public func textField(_ name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Query {
        any(of: [.textField, .searchField, .spinButton], called: "text field", name, sourceLocation)
    }

    /// A switch or check box.
    public func toggle(_ name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Query {
        any(of: [.switch, .checkbox], called: "toggle", name, sourceLocation)
    }

    /// A control that chooses one of several: a menu of options, or a group of radio buttons or segments.
    public func picker(_ name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Query {
        any(of: [.combobox, .listbox, .radioGroup], called: "picker", name, sourceLocation)
    }

    public func slider(_ name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Query {
        any(of: [.slider], called: "slider", name, sourceLocation)
    }

    /// A sheet that is presented.
    public func sheet(_ name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Query {
        layer("sheet", name, sourceLocation)
    }

    /// An alert that is presented, by its title.
    public func alert(_ title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Query {
        layer("alert", title, sourceLocation)
    }

    /// A presentation by its kind: `sheet`, `fullscreen`, `dialog`, `alert`, `popover`.
    public func presentation(
        _ kind: String, _ name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Query {
        layer(kind, name, sourceLocation)
    }

    private func layer(_ kind: String, _ name: String?, _ location: SourceLocation) -> Query {
        everything.narrowed(to: Self.called(kind, name), at: location) { surface in
            surface.hasClass("surface") && surface.parent?.attribute("data-layer") == kind
                && (name == nil || surface.accessibleName == name?.collapsed)
        }
    }

    private func any(
        of roles: [ElementRole], called kind: String, _ name: String?, _ location: SourceLocation
    ) -> Query {
        let wanted = name?.collapsed
        return everything.narrowed(to: Self.called(kind, name), at: location) { element in
            guard let role = element.role, roles.contains(role) else { return false }
            return wanted == nil || element.accessibleName == wanted
        }
    }

    private static func called(_ kind: String, _ name: String?) -> String {
        name.map { "\(kind) \"\($0)\"" } ?? kind
    }
}
