// SPDX-License-Identifier: Apache-2.0

/// The place of a group of commands in the built-in menus.
nonisolated public struct CommandGroupPlacement: Hashable, Sendable {
    /// The built-in menus in the order of the menu bar.
    enum Menu: Int, CaseIterable { case app, file, edit, format, view, window, help }

    let menu: Menu
    private let name: String

    private init(_ menu: Menu, _ name: String) {
        self.menu = menu
        self.name = name
    }

    /// Information about the app, at the top of the app's menu.
    public static let appInfo = CommandGroupPlacement(.app, "appInfo")
    /// The settings of the app.
    public static let appSettings = CommandGroupPlacement(.app, "appSettings")
    /// Services of the system, in the app's menu.
    public static let systemServices = CommandGroupPlacement(.app, "systemServices")
    /// Commands that hide and show the app, in the app's menu.
    public static let appVisibility = CommandGroupPlacement(.app, "appVisibility")
    /// Commands that end the app, such as one that signs out.
    public static let appTermination = CommandGroupPlacement(.app, "appTermination")
    /// Commands for new documents and windows, in the menu File.
    public static let newItem = CommandGroupPlacement(.file, "newItem")
    /// Commands that save a document, in the menu File.
    public static let saveItem = CommandGroupPlacement(.file, "saveItem")
    /// Commands that import and export, in the menu File.
    public static let importExport = CommandGroupPlacement(.file, "importExport")
    /// Commands that print, in the menu File.
    public static let printItem = CommandGroupPlacement(.file, "printItem")
    /// Commands that undo and redo, in the menu Edit.
    public static let undoRedo = CommandGroupPlacement(.edit, "undoRedo")
    /// Commands for the clipboard and the selection, in the menu Edit.
    public static let pasteboard = CommandGroupPlacement(.edit, "pasteboard")
    /// Commands that find and check text, in the menu Edit.
    public static let textEditing = CommandGroupPlacement(.edit, "textEditing")
    /// Commands for fonts and paragraphs, in the menu Format.
    public static let textFormatting = CommandGroupPlacement(.format, "textFormatting")
    /// Commands for toolbars, in the menu View.
    public static let toolbar = CommandGroupPlacement(.view, "toolbar")
    /// Commands for the sidebar and for full screen, in the menu View.
    public static let sidebar = CommandGroupPlacement(.view, "sidebar")
    /// Commands for the size of a window, in the menu Window.
    public static let windowSize = CommandGroupPlacement(.window, "windowSize")
    /// Commands that list windows which exist once, in the menu Window.
    public static let singleWindowList = CommandGroupPlacement(.window, "singleWindowList")
    /// Commands that list the open windows, in the menu Window.
    public static let windowList = CommandGroupPlacement(.window, "windowList")
    /// Commands that arrange windows, in the menu Window.
    public static let windowArrangement = CommandGroupPlacement(.window, "windowArrangement")
    /// Commands that explain the app, in the menu Help.
    public static let help = CommandGroupPlacement(.help, "help")

    /// All places in the order of the menus.
    static let all: [CommandGroupPlacement] = [
        appInfo, appSettings, systemServices, appVisibility, appTermination,
        newItem, saveItem, importExport, printItem,
        undoRedo, pasteboard, textEditing,
        textFormatting,
        toolbar, sidebar,
        windowSize, singleWindowList, windowList, windowArrangement,
        help,
    ]
}
