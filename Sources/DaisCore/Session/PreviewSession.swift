// SPDX-License-Identifier: Apache-2.0

extension RootContent {
    /// Returns what an address of previews names, or `nil` if the address belongs to the app.
    package func preview(at address: String, below basePath: String, isDevelopment: Bool) -> PreviewAddress? {
        showsPreviews && isDevelopment ? PreviewAddress(address, below: basePath) : nil
    }

    /// Returns whether two addresses have the same views and state. The settings of a preview change its address only.
    @MainActor func isSamePage(_ first: String, _ second: String, in scope: SessionScope) -> Bool {
        func page(_ address: String) -> String {
            guard let preview = preview(at: address, below: scope.serverPath, isDevelopment: scope.isDevelopment),
                case .preview = preview.page
            else { return address }
            return preview.tab + address.dropFirst(preview.basePath.count)
        }
        return first == second || page(first) == page(second)
    }

    /// Returns the root of the views of a session: those of the app, the list of previews, or one of them.
    @MainActor func view(in scope: SessionScope) -> any View {
        guard showsPreviews, scope.isDevelopment, let address = PreviewAddress(basePath: scope.basePath) else {
            return make()
        }
        switch address.page {
        case .list:
            scope.document.title = "Previews"
            return PreviewBrowser()
        case .preview(let id, let settings):
            scope.document.title = PreviewCatalog.shared[id]?.name
            if settings.isRightToLeft { scope.document.direction = "rtl" }
            return PreviewPage(id: id, settings: settings)
        }
    }
}

extension BrowserFacts {
    /// Assumes the settings of a preview, before the browser tells them.
    mutating func assume(_ settings: PreviewSettings) {
        if let window = settings.window { (width, height) = (Double(window.width), Double(window.height)) }
        isDark = settings.isDark
        isRightToLeft = settings.isRightToLeft
        reducesMotion = settings.reducesMotion
    }
}
