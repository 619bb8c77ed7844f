// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A subject with a page in the gallery.
struct Family: Identifiable {
    /// The path of the page, without slashes around it.
    let path: String
    let title: String
    let symbol: String
    let color: Color
    /// A sentence that describes the page.
    let summary: String
    let page: @MainActor () -> AnyView

    init(
        _ path: String, _ title: String, _ symbol: String, _ color: Color, _ summary: String,
        @ViewBuilder page: @escaping @MainActor () -> some View
    ) {
        self.path = path
        self.title = title
        self.symbol = symbol
        self.color = color
        self.summary = summary
        self.page = { AnyView(page()) }
    }

    /// Returns the family with a path, which may end in a slash.
    @MainActor static func named(_ path: String) -> Family? {
        let name = path.split(separator: "/").joined(separator: "/")
        return FamilySection.all.lazy.flatMap(\.families).first { $0.path == name }
    }

    var id: String { path }

    var url: URL { URL(string: "/\(path)")! }
}

/// A section of families with a heading.
struct FamilySection: Identifiable {
    let title: String
    let families: [Family]

    var id: String { title }
}

private struct FamilyKey: EnvironmentKey {
    static var defaultValue: Family? { nil }
}

extension EnvironmentValues {
    /// The family of the current page.
    var family: Family? {
        get { self[FamilyKey.self] }
        set { self[FamilyKey.self] = newValue }
    }

    /// Indicates whether the window has room for a sidebar beside the page.
    @Entry var hasSidebar = true
}
