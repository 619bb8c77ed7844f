// SPDX-License-Identifier: Apache-2.0

extension RootContent {
    /// Returns the page for developers at an address, or `nil` if the address belongs to the app.
    package func developmentAddress(
        _ address: String, below basePath: String, isDevelopment: Bool
    ) -> DevelopmentAddress? {
        showsPreviews && isDevelopment ? DevelopmentAddress(address, below: basePath) : nil
    }

    /// Returns whether two addresses have the same views and state. The settings of a preview change its address only.
    @MainActor func isSamePage(_ first: String, _ second: String, in scope: SessionScope) -> Bool {
        func page(_ address: String) -> String {
            guard
                let preview = developmentAddress(
                    address, below: scope.serverPath, isDevelopment: scope.isDevelopment),
                case .preview = preview.page
            else { return address }
            return preview.tab + address.dropFirst(preview.basePath.count)
        }
        return first == second || page(first) == page(second)
    }

    /// Returns the root of the views of a session: those of the app, or those of a page for developers.
    @MainActor func view(in scope: SessionScope) -> any View {
        guard showsPreviews, scope.isDevelopment, let address = DevelopmentAddress(basePath: scope.basePath) else {
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
        case .sessions:
            scope.document.title = "Sessions"
            return InspectorSessions()
        case .inspector(let session):
            scope.document.title = "Inspector"
            return InspectorPanel(session: session)
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
