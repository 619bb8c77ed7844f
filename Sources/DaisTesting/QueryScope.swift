// SPDX-License-Identifier: Apache-2.0
public import Testing
import DaisCore

/// A scope for queries: the whole ``Screen``, or the elements of a ``Query``.
///
/// ```swift
/// screen.button("Delete").tap()
/// screen.alert("Delete?").button("Delete").tap()
/// ```
/// Names have to match the whole accessible name. Without a name, a query finds all elements of the role.
@MainActor
public protocol QueryScope {
    /// All elements of the scope.
    var everything: Query { get }
}

extension QueryScope {
    /// Returns a query for elements with a role and an accessible name.
    public func element(
        _ role: ElementRole, _ name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Query {
        any(of: [role], called: "\(role)", name, sourceLocation)
    }

    /// Returns a query for each element with a role, in page order.
    public func all(_ role: ElementRole, sourceLocation: SourceLocation = #_sourceLocation) -> [Query] {
        element(role, sourceLocation: sourceLocation).all
    }

    /// Returns a query for buttons. It includes a `NavigationLink`, although one to a page with an address is a link.
    public func button(_ name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Query {
        let wanted = name?.collapsed
        return everything.narrowed(to: Self.called("button", name), at: sourceLocation) { element in
            guard element.role == .button || element.role == .link && element.hasClass("nl") else { return false }
            return wanted == nil || element.accessibleName == wanted
        }
    }

    /// Returns a query for links.
    public func link(_ name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Query {
        any(of: [.link], called: "link", name, sourceLocation)
    }

    /// Returns a query for texts that equal a string.
    public func text(_ words: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Query {
        any(of: [.text, .heading], called: "text", words, sourceLocation)
    }

    /// Returns a query for texts that contain a string.
    public func text(containing words: String, sourceLocation: SourceLocation = #_sourceLocation) -> Query {
        everything.narrowed(to: "text containing \"\(words)\"", at: sourceLocation) {
            ($0.role == .text || $0.role == .heading) && $0.words.collapsed.contains(words.collapsed)
        }
    }

    /// Returns a query for images by their accessibility label.
    public func image(_ name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Query {
        any(of: [.image], called: "image", name, sourceLocation)
    }

    /// Returns a query for text fields: plain, secure, search and multiline ones.
    public func textField(_ name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Query {
        any(of: [.textField, .searchField, .spinButton], called: "text field", name, sourceLocation)
    }

    /// Returns a query for switches and check boxes.
    public func toggle(_ name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Query {
        any(of: [.switch, .checkbox], called: "toggle", name, sourceLocation)
    }

    /// Returns a query for pickers: menus, radio groups and segments.
    public func picker(_ name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Query {
        any(of: [.combobox, .listbox, .radioGroup], called: "picker", name, sourceLocation)
    }

    /// Returns a query for sliders.
    public func slider(_ name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Query {
        any(of: [.slider], called: "slider", name, sourceLocation)
    }

    /// Returns a query for presented sheets.
    public func sheet(_ name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Query {
        layer("sheet", name, sourceLocation)
    }

    /// Returns a query for presented alerts by their title.
    public func alert(_ title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Query {
        layer("alert", title, sourceLocation)
    }

    /// Returns a query for presentations of a kind: `sheet`, `fullscreen`, `dialog`, `alert` or `popover`.
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
