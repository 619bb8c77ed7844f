// SPDX-License-Identifier: Apache-2.0
import GalleryModel
import SwiftUI

/// The gallery: a page for each family of views, and a complete application.
@main
struct GalleryApp: App, DeclaresCommandLineOptions {
    static let commandLineOptions = [
        CommandLineOption(
            "--status", value: "FILE", help: "what the Package Browser shows (\(StatusOption.systemPath))")
    ]

    var body: some Scene {
        WindowGroup("Dais Gallery") { GalleryRoot() }
        SketchesScene()
    }
}

/// Shows the page of the current address.
struct GalleryRoot: View {
    @Environment(\.pageURL) private var pageURL
    @Environment(\.layoutDirection) private var layoutDirection
    @State private var hasSidebar = true

    var body: some View {
        page.environment(\.layoutDirection, isRightToLeft ? .rightToLeft : layoutDirection)
            .environment(\.hasSidebar, hasSidebar)
            // An upright tablet has room for a page, but not for a sidebar beside it.
            .onGeometryChange(for: Bool.self) {
                $0.size.width >= 1000
            } action: {
                hasSidebar = $0
            }
    }

    /// Indicates whether the address contains `?rtl`, which shows every page from right to left.
    private var isRightToLeft: Bool { pageURL.query?.contains("rtl") == true }

    private var section: String? {
        URLComponents(url: pageURL, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == "section" }?.value
    }

    @ViewBuilder private var page: some View {
        if pageURL.path.allSatisfy({ $0 == "/" }) {
            HomePage()
        } else if let entry = DocumentationLibrary.entry(at: pageURL.path), pageURL.path.hasPrefix("/docs/") {
            DocumentationPage(entry: entry, section: section)
        } else if pageURL.path.split(separator: "/") == ["docs"] {
            DocumentationHome()
        } else if let family = Family.named(pageURL.path) {
            if family.id == FamilySection.packages.id {
                family.page()
            } else if family.id == "host" {
                // The host layers are only here, so that the other pages show defaults.
                FamilyChrome(family: family) { family.page().environment(\.family, family) }
                    .injectHostLayers()
            } else {
                FamilyChrome(family: family) { family.page().environment(\.family, family) }
            }
        } else {
            MissingPage(path: pageURL.path)
        }
    }
}
