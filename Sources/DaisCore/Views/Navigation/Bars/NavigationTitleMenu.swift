// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets an editable title, which has a menu with “Rename”. A menu of `toolbarTitleMenu` replaces it, and may contain
    /// a ``RenameButton``.
    ///
    /// ```swift
    /// @State private var name = "Groceries"
    ///
    /// ListView().navigationTitle($name)
    /// ```
    ///
    /// - Parameter title: The title. The Return key confirms an edited title and writes it, unless it is empty.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        modifier(RenamedTitleModifier(title: title))
    }
}

nonisolated struct RenamedTitleModifier: BuiltInModifier {
    let title: Binding<String>

    @MainActor func body(content: Content) -> some View {
        let (words, binding) = (title.wrappedValue, title)
        content.transformPreference(NavigationItemKey.self) {
            $0.title = Text(verbatim: words)
            $0.rename = binding
        }
    }
}

/// The title of a page with a menu.
nonisolated struct TitleMenu: View {
    let title: Text
    let menu: AnyView

    @MainActor var body: some View {
        Menu {
            menu
        } label: {
            HStack(spacing: 4) {
                title.foregroundStyle(Color.primary)
                Image(systemName: "chevron.down").foregroundStyle(Color.secondary)
                    .modifier(AttributeModifier(name: "aria-hidden", value: "true"))
            }
        }
    }
}

/// The title of a page, which a text field replaces while it is edited.
nonisolated struct RenamedTitle: View, BuiltInView {
    let title: Text
    let name: Binding<String>
    let menu: AnyView?
    @State private var draft: String?
    @FocusState private var isFocused: Bool
    @Environment(\.locale) private var locale

    init(title: Text, name: Binding<String>, menu: AnyView?) {
        self.title = title
        self.name = name
        self.menu = menu
    }

    @MainActor var body: some View {
        if let words = draft {
            TextField(BuiltInStrings(locale)[.title], text: Binding(get: { words }, set: { draft = $0 }))
                .multilineTextAlignment(.center)
                .focused($isFocused)
                .onSubmit { end() }
                .onChange(of: isFocused) { was, now in if was, !now { end() } }
                .onAppear { isFocused = true }
        } else {
            TitleMenu(title: title, menu: menu ?? AnyView(RenameButton()))
                .renameAction { draft = name.wrappedValue }
        }
    }

    @MainActor private func end() {
        if let words = draft, !words.isEmpty { name.wrappedValue = words }
        draft = nil
    }
}
