// SPDX-License-Identifier: Apache-2.0

/// One preview, as the root of its own session.
struct PreviewPage: View, BuiltInView {
    let id: String
    let settings: PreviewSettings

    var body: some View {
        if let item = PreviewCatalog.shared[id] {
            placed(item)
        } else {
            ContentUnavailableView(
                "No Preview", systemImage: "rectangle.dashed",
                description: Text("The program has no preview with this name any more."))
        }
    }

    @ViewBuilder private func placed(_ item: PreviewItem) -> some View {
        if case .sizeThatFits = item.description.layout {
            // The view decides its size, and the line shows it.
            view(item).fixedSize()
                .background(.background)
                .overlay { Rectangle().stroke(Color.gray.opacity(0.4), lineWidth: 1).allowsHitTesting(false) }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color(.systemGroupedBackground))
        } else {
            view(item)
        }
    }

    @ViewBuilder private func view(_ item: PreviewItem) -> some View {
        let view = item.description.preparations.reduce(AnyView(item.make())) { $1($0) }
        if settings.textSize == .large { view } else { view.dynamicTypeSize(settings.textSize) }
    }
}
