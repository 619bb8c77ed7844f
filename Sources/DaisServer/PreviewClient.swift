// SPDX-License-Identifier: Apache-2.0

import DaisCore
import Synchronization

/// The client's files for previews, which take the preferences of the user from the preview and not from the browser.
///
/// A script cannot change what media queries answer. The files of a preview ask other questions: `all` is always true.
enum PreviewClient {
    private struct Preferences: Hashable {
        let isDark: Bool
        let reducesMotion: Bool
    }

    private static let made = Mutex<[Preferences: ClientAssets]>([:])

    static func assets(_ assets: ClientAssets, as settings: PreviewSettings) -> ClientAssets {
        let preferences = Preferences(isDark: settings.isDark, reducesMotion: settings.reducesMotion)
        if let known = made.withLock({ $0[preferences] }) { return known }
        let changed = ClientAssets(assets) { text in
            // Devices have no scroll bars that take room from the page.
            let isStart = text.contains("color-scheme:light dark")
            let calm = settings.reducesMotion
            let preferred = text.replacing(/\(prefers-reduced-motion: ?reduce\)/, with: calm ? "all" : "not all")
                .replacing(/\(prefers-reduced-motion: ?no-preference\)/, with: calm ? "not all" : "all")
                .replacing(/\(prefers-color-scheme: ?dark\)/, with: settings.isDark ? "all" : "not all")
                .replacing(/color-scheme: ?light dark/, with: "color-scheme:\(settings.isDark ? "dark" : "light")")
            return isStart ? preferred + "*{scrollbar-width:none}" : preferred
        }
        made.withLock { $0[preferences] = changed }
        return changed
    }

    /// Returns a file of a preview, or `nil` if no preview has been shown with that version.
    static func file(_ name: String, hash: String) -> ClientAssets.File? {
        made.withLock { $0.values.first { $0.hash == hash } }?.files[name]
    }

    /// Returns the color scheme of a preview. The list follows the browser.
    static func colorScheme(of address: DevelopmentAddress) -> String? {
        if case .preview(_, let settings) = address.page { settings.isDark ? "dark" : "light" } else { nil }
    }
}

/// The list of previews for programs such as `scripts/previews`.
enum PreviewIndex {
    static let path = DevelopmentAddress.path + "/index.json"

    @MainActor static func json(below basePath: String) -> [UInt8] {
        let items = PreviewCatalog.shared.items.map { item in
            let size = item.windowSize
            return "{\"id\":\(PageText.scriptString(item.id)),\"name\":\(PageText.scriptString(item.name)),"
                + "\"place\":\(PageText.scriptString(item.place)),\"width\":\(size.width),\"height\":\(size.height)}"
        }
        let problem = PreviewCatalog.shared.problem.map(PageText.scriptString) ?? "null"
        return Array("{\"problem\":\(problem),\"previews\":[\(items.joined(separator: ","))]}\n".utf8)
    }
}
