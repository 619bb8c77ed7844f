// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows pictures one at a time over the whole window, while a selection is not `nil`.
    ///
    /// ```swift
    /// @Namespace private var album
    /// @State private var selection: String?
    ///
    /// LazyVGrid(columns: [GridItem(.adaptive(minimum: 96))]) {
    ///     ForEach(photos) { photo in
    ///         Button { selection = photo.id } label: { Thumbnail(photo) }
    ///             .matchedTransitionSource(id: photo.id, in: album)
    ///     }
    /// }
    /// .pictureViewer(selection: $selection, in: photos, namespace: album, name: \.title) { photo in
    ///     AsyncImage(url: photo.portrait) { $0.resizable().scaledToFit() } placeholder: { ProgressView() }
    /// }
    /// ```
    /// A picture grows out of its thumbnail and returns to it. A swipe or the arrow keys lead to the next one, and the
    /// selection follows. A picture is zoomed by pinching, by two taps, by the wheel with Control, by the keys `+`, `-`
    /// and `0`, or by buttons, and then moved by a finger, the pointer or the arrow keys. Escape, a swipe down or the
    /// close button closes the viewer. Screen readers are told the name of each picture and its place among the others.
    ///
    /// - Parameters:
    ///   - selection: The id of the picture that is shown. It is set to `nil` when the viewer closes.
    ///   - data: The pictures, in their order.
    ///   - namespace: The namespace of `matchedTransitionSource(id:in:)` of the thumbnails. Without it, or while no thumbnail
    ///     is visible, the viewer slides in.
    ///   - name: A closure that returns the name of a picture, which is its caption and is read by screen readers.
    ///   - onWillDismiss: A closure called at the start of each exit.
    ///   - onDismiss: A closure called with the reason, once, after the viewer has been removed.
    ///   - picture: The picture, which has the size of the window. Let it scale to fit.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func pictureViewer<Data: RandomAccessCollection, Picture: View>(
        selection: Binding<Data.Element.ID?>, in data: Data, namespace: Namespace.ID? = nil,
        name: @escaping (Data.Element) -> String,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: ((DismissalReason) -> Void)? = nil,
        @ViewBuilder picture: @escaping (Data.Element) -> Picture,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View where Data.Element: Identifiable, Data.Element.ID: Sendable {
        modifier(
            Presenting(at: CallSite(file, line)) {
                let elements = Array(data)
                guard let index = elements.firstIndex(where: { $0.id == selection.wrappedValue }) else { return [] }
                let id = elements[index].id
                var descriptor = PresentationDescriptor(
                    key: .only, kind: .sheet,
                    content: {
                        AnyView(
                            PictureViewer(elements: elements, selection: selection, name: name, picture: picture))
                    },
                    withdraw: { if selection.wrappedValue != nil { selection.wrappedValue = nil } },
                    onWillDismiss: onWillDismiss, onDismiss: onDismiss)
                descriptor.options.set(PictureViewerOption(name: name(elements[index])))
                if let namespace {
                    descriptor.options.set(
                        ZoomOption(source: _ZoomSource(key: MatchedKey(id: AnyHashable(id), namespace: namespace))))
                }
                return [descriptor]
            })
    }
}

/// The pictures in a row, and the controls above them.
nonisolated struct PictureViewer<Element: Identifiable, Picture: View>: View, BuiltInView
where Element.ID: Sendable {
    let elements: [Element]
    let selection: Binding<Element.ID?>
    let name: (Element) -> String
    let picture: (Element) -> Picture
    @Environment(\.locale) private var locale
    @Environment(\.presentationContext) private var context
    @Environment(\.layoutDirection) private var direction

    init(
        elements: [Element], selection: Binding<Element.ID?>, name: @escaping (Element) -> String,
        picture: @escaping (Element) -> Picture
    ) {
        self.elements = elements
        self.selection = selection
        self.name = name
        self.picture = picture
    }

    @MainActor var body: some View {
        let words = BuiltInStrings(locale)
        let index = elements.firstIndex { $0.id == selection.wrappedValue } ?? 0
        return PictureViewerBox {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(elements) { element in
                        PicturePage {
                            PictureCanvas(isShown: element.id == selection.wrappedValue, name: name(element)) {
                                picture(element).frame(maxWidth: .infinity, maxHeight: .infinity)
                            }
                        }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .scrollIndicators(.hidden)
            // The selection is empty while the viewer leaves, and the picture stays.
            .scrollPosition(id: shown)
            PictureViewerBar(className: "viewer-top") {
                caption(index, words)
                Spacer(minLength: 8)
                tool("minus.magnifyingglass", words[.zoomOut]) {}
                    .modifier(AttributeModifier(name: AttributeName.step, value: "-1"))
                tool("plus.magnifyingglass", words[.zoomIn]) {}
                    .modifier(AttributeModifier(name: AttributeName.step, value: "1"))
                tool("xmark", words[.close]) { context?.machine?.dismiss(.button) }
            }
            if elements.count > 1 {
                PictureViewerBar(className: "viewer-sides") {
                    tool("chevron.backward", words[.back]) { show(index - 1) }
                        .keyboardShortcut(direction == .leftToRight ? .leftArrow : .rightArrow, modifiers: [])
                        .disabled(index == 0)
                    Spacer(minLength: 8)
                    tool("chevron.forward", words[.next]) { show(index + 1) }
                        .keyboardShortcut(direction == .leftToRight ? .rightArrow : .leftArrow, modifiers: [])
                        .disabled(index == elements.count - 1)
                }
            }
        }
    }

    private var shown: Binding<Element.ID?> {
        Binding(
            unsafeGet: { selection.wrappedValue },
            set: { id, _ in if let id, selection.wrappedValue != nil { selection.wrappedValue = id } })
    }

    @MainActor private func show(_ index: Int) {
        guard elements.indices.contains(index) else { return }
        withAnimation { selection.wrappedValue = elements[index].id }
    }

    @MainActor private func caption(_ index: Int, _ words: BuiltInStrings) -> some View {
        HStack(spacing: 8) {
            if elements.indices.contains(index) { Text(verbatim: name(elements[index])).font(.headline).lineLimit(1) }
            if elements.count > 1 {
                Text(verbatim: "\(index + 1) / \(elements.count)").font(.footnote).foregroundStyle(.secondary)
            }
        }
        .modifier(AttributeModifier(name: "role", value: "status"))
    }

    @MainActor private func tool(_ symbol: String, _ title: String, action: @escaping @MainActor () -> Void)
        -> some View
    {
        Button(action: action) {
            Image(systemName: symbol).accessibilityLabel(title).font(.title3)
        }
        .buttonStyle(.borderless)
    }
}
