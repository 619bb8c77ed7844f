// SPDX-License-Identifier: Apache-2.0

/// What an element is to assistive technology, and so to a test: an ARIA role.
///
/// ```swift
/// screen.element(.progressbar, "Download")
/// screen.element("feed", "News")
/// ```
public struct ElementRole: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The role's name in ARIA, `"button"`; `"text"` for words that are nothing else.
    public let name: String

    public init(_ name: String) { self.name = name }
    public init(stringLiteral value: String) { name = value }

    public var description: String { name }

    public static let alert = ElementRole("alertdialog")
    public static let button = ElementRole("button")
    public static let checkbox = ElementRole("checkbox")
    public static let combobox = ElementRole("combobox")
    public static let dialog = ElementRole("dialog")
    public static let group = ElementRole("group")
    public static let heading = ElementRole("heading")
    public static let image = ElementRole("img")
    public static let link = ElementRole("link")
    public static let list = ElementRole("list")
    public static let listbox = ElementRole("listbox")
    public static let listItem = ElementRole("listitem")
    public static let menu = ElementRole("menu")
    public static let menuItem = ElementRole("menuitem")
    public static let option = ElementRole("option")
    public static let progressbar = ElementRole("progressbar")
    public static let radio = ElementRole("radio")
    public static let radioGroup = ElementRole("radiogroup")
    public static let searchField = ElementRole("searchbox")
    public static let separator = ElementRole("separator")
    public static let slider = ElementRole("slider")
    public static let spinButton = ElementRole("spinbutton")
    public static let status = ElementRole("status")
    public static let `switch` = ElementRole("switch")
    public static let tab = ElementRole("tab")
    public static let text = ElementRole("text")
    public static let textField = ElementRole("textbox")

    /// Roles that a name in the markup's text names, as the ARIA specification has it.
    var isNamedByContents: Bool {
        switch self {
        case .button, .checkbox, .heading, .link, .listItem, .menuItem, .option, .radio, .switch, .tab, .text: true
        default: ["cell", "row", "treeitem", "menuitemradio", "menuitemcheckbox", "tooltip"].contains(name)
        }
    }
}
