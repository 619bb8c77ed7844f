// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A menu or a group that an app declares.
struct CommandEntry {
    enum Place {
        case menu(Text)
        case before(CommandGroupPlacement), after(CommandGroupPlacement), replacing(CommandGroupPlacement)
        /// A group that is there until an app replaces it.
        case builtIn(CommandGroupPlacement)
    }

    let place: Place
    /// The items, or `nil` if there are none.
    let content: AnyView?

    init<Content: View>(place: Place, content: Content) {
        self.place = place
        self.content = Content.self == EmptyView.self ? nil : AnyView(content)
    }

    /// A view without elements that sends the entry to the menu bar.
    var declaration: AnyView { AnyView(EmptyView().preference(key: CommandKey.self, value: [self])) }
}

enum CommandKey: PreferenceKey {
    static var defaultValue: [CommandEntry] { [] }

    static func reduce(value: inout [CommandEntry], nextValue: () -> [CommandEntry]) { value += nextValue() }
}

/// A menu of the menu bar with its groups.
struct CommandBarMenu: Identifiable {
    struct Section: Identifiable {
        let id: Int
        let content: AnyView
    }

    let id: String
    let title: Text
    let sections: [Section]

    private init(_ id: String, _ title: Text, _ sections: [AnyView?]) {
        self.id = id
        self.title = title
        self.sections = sections.compactMap(\.self).enumerated().map { Section(id: $0.offset, content: $0.element) }
    }

    /// Returns the menus of a menu bar in their order, without those that are empty.
    static func all(of entries: [CommandEntry], _ words: BuiltInStrings) -> [CommandBarMenu] {
        var menus: [CommandBarMenu] = []
        for menu in CommandGroupPlacement.Menu.allCases {
            // The app's menus follow the menu View.
            if menu == .window { menus += ownMenus(of: entries) }
            let places = CommandGroupPlacement.all.filter { $0.menu == menu }
            menus.append(
                CommandBarMenu("\(menu)", title(of: menu, words), places.flatMap { sections(of: entries, at: $0) }))
        }
        return menus.filter { !$0.sections.isEmpty }
    }

    private static func ownMenus(of entries: [CommandEntry]) -> [CommandBarMenu] {
        var menus: [CommandBarMenu] = []
        for entry in entries {
            guard case .menu(let name) = entry.place else { continue }
            menus.append(CommandBarMenu("own-\(menus.count)", name, [entry.content]))
        }
        return menus
    }

    private static func sections(of entries: [CommandEntry], at place: CommandGroupPlacement) -> [AnyView?] {
        var before: [AnyView?] = [], after: [AnyView?] = []
        var own: AnyView?
        var isReplaced = false
        for entry in entries {
            switch entry.place {
            case .before(place): before.append(entry.content)
            case .after(place): after.append(entry.content)
            case .replacing(place): (own, isReplaced) = (entry.content, true)
            case .builtIn(place): if !isReplaced { own = entry.content }
            default: break
            }
        }
        return before + [own] + after
    }

    private static func title(of menu: CommandGroupPlacement.Menu, _ words: BuiltInStrings) -> Text {
        switch menu {
        case .app: Text(verbatim: ProcessInfo.processInfo.processName).bold()
        case .file: Text(verbatim: words[.fileMenu])
        case .edit: Text(verbatim: words[.editMenu])
        case .format: Text(verbatim: words[.formatMenu])
        case .view: Text(verbatim: words[.viewMenu])
        case .window: Text(verbatim: words[.windowMenu])
        case .help: Text(verbatim: words[.helpMenu])
        }
    }
}
