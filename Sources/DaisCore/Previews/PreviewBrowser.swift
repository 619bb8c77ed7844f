// SPDX-License-Identifier: Apache-2.0

/// The page with the list of all previews and the chosen one.
struct PreviewBrowser: View, BuiltInView {
    @Environment(\.horizontalSizeClass) private var widthClass
    @State private var route = PreviewRoute()
    @State private var words = ""

    private var catalog: PreviewCatalog { .shared }
    private var chosen: PreviewItem? { route.path.last.flatMap { catalog[$0] } }

    var body: some View {
        Group {
            if widthClass == .compact { narrow } else { wide }
        }
        .navigationRoutes($route, path: \.path)
    }

    private var wide: some View {
        HStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 0) {
                Text("Previews").font(.title2.bold()).padding(.horizontal, 20).padding(.top, 20).padding(.bottom, 10)
                list
            }
            .frame(width: 272)
            .frame(maxHeight: .infinity)
            .background(Color(.secondarySystemGroupedBackground))
            Divider()
            if let chosen {
                PreviewDetail(item: chosen, route: $route)
            } else {
                nothing
            }
        }
    }

    private var narrow: some View {
        NavigationStack(path: $route.path) {
            list.navigationTitle("Previews")
                .navigationDestination(for: String.self) { id in
                    if let item = catalog[id] {
                        PreviewDetail(item: item, route: $route).navigationTitle(item.name)
                            .navigationBarTitleDisplayMode(.inline)
                    } else {
                        nothing
                    }
                }
        }
    }

    private var nothing: some View {
        ContentUnavailableView(
            catalog.items.isEmpty ? "No Previews" : "No Preview Chosen", systemImage: "eye",
            description: Text(catalog.problem ?? "Choose one from the list."))
    }

    @ViewBuilder private var list: some View {
        if catalog.items.isEmpty, widthClass == .compact {
            nothing
        } else {
            ScrollView {
                VStack(alignment: .leading, spacing: 2) {
                    if catalog.items.count > 8 {
                        TextField("Filter", text: $words).textFieldStyle(.roundedBorder).padding(.bottom, 8)
                    }
                    ForEach(sections, id: \.file) { section in
                        Text(section.title)
                            .font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
                            .padding(.init(top: 12, leading: 10, bottom: 4, trailing: 10))
                            .accessibilityAddTraits(.isHeader)
                        ForEach(section.items) { item in
                            PreviewRow(item: item, isChosen: item.id == chosen?.id) { route.path = [item.id] }
                        }
                    }
                }
                .padding(.horizontal, 12).padding(.bottom, 20)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
    }

    private struct FileSection {
        let file: String
        let title: String
        let items: [PreviewItem]
    }

    /// The previews of each file, under the name of the file.
    private var sections: [FileSection] {
        var found: [FileSection] = []
        for item in catalog.items where matches(item) {
            if let last = found.last, last.file == item.file {
                found[found.count - 1] = FileSection(file: last.file, title: last.title, items: last.items + [item])
            } else {
                let title = item.file.split(separator: "/").last.map(String.init) ?? item.file
                found.append(FileSection(file: item.file, title: title, items: [item]))
            }
        }
        return found
    }

    private func matches(_ item: PreviewItem) -> Bool {
        words.isEmpty || (item.name + "\n" + item.file).lowercased().contains(words.lowercased())
    }
}

/// A preview in the list.
struct PreviewRow: View, BuiltInView {
    let item: PreviewItem
    let isChosen: Bool
    let choose: @MainActor () -> Void

    var body: some View {
        Button(action: choose) {
            HStack {
                Text(item.name).font(.callout).fontWeight(isChosen ? .semibold : .regular)
                    .foregroundStyle(Color.primary)
                Spacer(minLength: 8)
                if let line = item.line {
                    Text("\(line, format: .number.grouping(.never))").font(.caption.monospacedDigit())
                        .foregroundStyle(.secondary)
                }
            }
            .padding(.horizontal, 10)
            .frame(maxWidth: .infinity, minHeight: 36, alignment: .leading)
            .background(isChosen ? Color(.systemFill) : .clear, in: RoundedRectangle(cornerRadius: 8))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(item.name)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}
