// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows a palette in which users find commands by their words, while a binding is true.
    ///
    /// ```swift
    /// Home()
    ///     .commandPalette(
    ///         isPresented: $showsMenu, prompt: "Cards and actions",
    ///         commands: [PaletteCommand("New Card", systemImage: "plus", group: "Actions") { create() }],
    ///         search: { words in await store.commands(for: words) })
    ///
    /// Button("Find") { showsMenu = true }
    ///     .keyboardShortcut("k")
    /// ```
    /// The letters that are typed may be anywhere in a title, in their order; the best matches come first. The arrow keys
    /// choose a command while the focus stays in the field, and Return runs it, or the first one. For assistive
    /// technology the field is a combo box with a list. The palette closes before the action runs.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that is set to `false` when a command is chosen or the palette is dismissed.
    ///   - prompt: The placeholder of the field, which is also its accessible name and that of the palette.
    ///   - commands: The commands that are searched here.
    ///   - search: A closure that finds further commands for the words, a fifth of a second after the last letter. It is
    ///     canceled when the words change. What it finds follows the others, in its order.
    ///   - onWillDismiss: A closure called at the start of each exit.
    ///   - onDismiss: A closure called with the reason, once, after the palette has been removed.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func commandPalette(
        isPresented: Binding<Bool>, prompt: LocalizedStringKey = "Search", commands: [PaletteCommand],
        search: ((String) async -> [PaletteCommand])? = nil,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: ((DismissalReason) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            Presenting(at: CallSite(file, line)) {
                PresentationDescriptor.whether(
                    isPresented, .sheet, DismissalHandlers(will: onWillDismiss, did: onDismiss)
                ) {
                    AnyView(CommandPalette(prompt: Text(prompt), commands: commands, search: search))
                }
                .map {
                    var descriptor = $0
                    descriptor.options.set(PaletteOption())
                    return descriptor
                }
            })
    }
}

/// The field and the list of a command palette.
nonisolated struct CommandPalette: View, BuiltInView {
    let prompt: Text
    let commands: [PaletteCommand]
    let search: ((String) async -> [PaletteCommand])?
    @State private var words = ""
    @State private var found: [PaletteCommand] = []
    @State private var isSearching = false
    @FocusState private var isFocused: Bool
    @Environment(\.dismiss) private var dismiss

    /// The time after the last letter.
    static let pause = Duration.milliseconds(200)

    init(prompt: Text, commands: [PaletteCommand], search: ((String) async -> [PaletteCommand])?) {
        self.prompt = prompt
        self.commands = commands
        self.search = search
    }

    @MainActor var body: some View {
        let groups = PaletteGroup.groups(Self.matching(words, commands) + found)
        let first = groups.first?.commands.first
        return PaletteBox {
            // The browser names a dialog by its first heading.
            DialogPart(
                className: "palette-title", isHidden: true, content: prompt.accessibilityAddTraits(.isHeader))
            HStack(spacing: 10) {
                Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
                TextField(text: $words, prompt: prompt) { prompt }
                    .textFieldStyle(.plain).font(.title3)
                    .modifier(ComboBoxModifier(isOn: true))
                    .focused($isFocused)
                    .onSubmit { if let first { run(first) } }
                if isSearching { ProgressView().controlSize(.small) }
            }
            .padding(16)
            Divider()
            PaletteList {
                ForEach(groups) { group in
                    PaletteSection(name: group.name) {
                        if let name = group.name {
                            Text(verbatim: name).font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
                                .padding(.horizontal, 10).padding(.top, 8).padding(.bottom, 2)
                                .accessibilityHidden(true)
                        }
                        ForEach(group.commands) { command in
                            PaletteRow(command: command)
                                .modifier(
                                    PaletteOptionModifier(
                                        isFirst: command.id == first?.id, shortcut: command.shortcut
                                    ) { run(command) })
                        }
                    }
                }
            }
            .accessibilityLabel(prompt)
            if groups.isEmpty, !isSearching {
                ContentUnavailableView.search(text: words).frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
        .defaultFocus($isFocused, true)
        .task(id: words) { await searchMore() }
    }

    /// The commands that fit the words, best first. Without words, all in their order.
    static func matching(_ words: String, _ commands: [PaletteCommand]) -> [PaletteCommand] {
        let fitting = commands.enumerated().compactMap { index, command in
            command.score(for: words).map { (command, $0, index) }
        }
        return fitting.sorted { $0.1 != $1.1 ? $0.1 > $1.1 : $0.2 < $1.2 }.map(\.0)
    }

    @MainActor private func run(_ command: PaletteCommand) {
        dismiss()
        command.action()
    }

    @MainActor private func searchMore() async {
        guard let search else { return }
        isSearching = true
        defer { if !Task.isCancelled { isSearching = false } }
        if !words.isEmpty { try? await Task.sleep(for: Self.pause) }
        guard !Task.isCancelled else { return }
        let more = await search(words)
        if !Task.isCancelled { found = more }
    }
}

/// The commands of one group, in the order in which they were found.
nonisolated struct PaletteGroup: Identifiable {
    let name: String?
    var commands: [PaletteCommand]
    var id: String { name ?? "" }

    static func groups(_ commands: [PaletteCommand]) -> [PaletteGroup] {
        var groups: [PaletteGroup] = []
        var known: Set<AnyHashable> = []
        for command in commands where known.insert(command.id).inserted {
            if let index = groups.firstIndex(where: { $0.name == command.group }) {
                groups[index].commands.append(command)
            } else {
                groups.append(PaletteGroup(name: command.group, commands: [command]))
            }
        }
        return groups
    }
}
