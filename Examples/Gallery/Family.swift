// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// What the gallery has a page for.
struct Family: Identifiable {
    /// The page's address, without slashes around it.
    let path: String
    let title: String
    let symbol: String
    let color: Color
    /// A sentence.
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

    /// - Parameter path: the address of a page, with or without a slash at its end.
    @MainActor static func named(_ path: String) -> Family? {
        let name = path.split(separator: "/").joined(separator: "/")
        return FamilySection.all.lazy.flatMap(\.families).first { $0.path == name }
    }

    var id: String { path }

    var url: URL { URL(string: "/\(path)")! }
}

/// Families under one heading.
struct FamilySection: Identifiable {
    let title: String
    let families: [Family]

    var id: String { title }
}

private struct FamilyKey: EnvironmentKey {
    static var defaultValue: Family? { nil }
}

extension EnvironmentValues {
    /// The family whose page this is.
    var family: Family? {
        get { self[FamilyKey.self] }
        set { self[FamilyKey.self] = newValue }
    }
}
