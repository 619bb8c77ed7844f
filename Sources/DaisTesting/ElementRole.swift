// SPDX-License-Identifier: Apache-2.0

/// The ARIA role of an element, as assistive technologies see it.
///
/// ```swift
/// screen.element(.progressbar, "Download")
/// screen.element("feed", "News")
/// ```
public struct ElementRole: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The ARIA name of the role, such as `"button"`, or `"text"` for plain text.
    public let name: String

    /// Creates a role from its ARIA name.
    public init(_ name: String) { self.name = name }
    /// Creates a role from its ARIA name.
    public init(stringLiteral value: String) { name = value }

    /// The ARIA name of the role.
    public var description: String { name }

    /// An alert or a confirmation dialog.
    public static let alert = ElementRole("alertdialog")
    /// A button.
    public static let button = ElementRole("button")
    /// A check box.
    public static let checkbox = ElementRole("checkbox")
    /// A pop-up button of a picker.
    public static let combobox = ElementRole("combobox")
    /// A sheet, popover or other dialog.
    public static let dialog = ElementRole("dialog")
    /// A group of elements.
    public static let group = ElementRole("group")
    /// A heading.
    public static let heading = ElementRole("heading")
    /// An image.
    public static let image = ElementRole("img")
    /// A link.
    public static let link = ElementRole("link")
    /// A list.
    public static let list = ElementRole("list")
    /// A list of options.
    public static let listbox = ElementRole("listbox")
    /// An item of a list.
    public static let listItem = ElementRole("listitem")
    /// A menu.
    public static let menu = ElementRole("menu")
    /// An item of a menu.
    public static let menuItem = ElementRole("menuitem")
    /// An option of a picker.
    public static let option = ElementRole("option")
    /// A progress indicator.
    public static let progressbar = ElementRole("progressbar")
    /// A radio button.
    public static let radio = ElementRole("radio")
    /// A group of radio buttons, such as a segmented picker.
    public static let radioGroup = ElementRole("radiogroup")
    /// A search field.
    public static let searchField = ElementRole("searchbox")
    /// A divider.
    public static let separator = ElementRole("separator")
    /// A slider.
    public static let slider = ElementRole("slider")
    /// A number field.
    public static let spinButton = ElementRole("spinbutton")
    /// A status message.
    public static let status = ElementRole("status")
    /// A switch.
    public static let `switch` = ElementRole("switch")
    /// A tab of a tab bar.
    public static let tab = ElementRole("tab")
    /// A text without another role.
    public static let text = ElementRole("text")
    /// A text field.
    public static let textField = ElementRole("textbox")

    /// Indicates whether the role's accessible name comes from its content, as ARIA specifies.
    var isNamedByContents: Bool {
        switch self {
        case .button, .checkbox, .heading, .link, .listItem, .menuItem, .option, .radio, .switch, .tab, .text: true
        default: ["cell", "row", "treeitem", "menuitemradio", "menuitemcheckbox", "tooltip"].contains(name)
        }
    }
}
