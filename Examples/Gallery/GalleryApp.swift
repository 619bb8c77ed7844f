// SPDX-License-Identifier: Apache-2.0
import GalleryModel
import SwiftUI

/// Every view family on a page of its own, and one real application.
@main
struct GalleryApp: App, DeclaresCommandLineOptions {
    static let commandLineOptions = [
        CommandLineOption(
            "--status", value: "FILE", help: "what the Package Browser shows (\(StatusOption.systemPath))")
    ]

    var body: some Scene {
        WindowGroup("Dais Gallery") { GalleryRoot() }
    }
}

/// Shows the page that the address names.
struct GalleryRoot: View {
    @Environment(\.pageURL) private var pageURL
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        page.environment(\.layoutDirection, isRightToLeft ? .rightToLeft : layoutDirection)
    }

    /// `?rtl` shows every page as a reader of Arabic sees it.
    private var isRightToLeft: Bool { pageURL.query?.contains("rtl") == true }

    @ViewBuilder private var page: some View {
        if pageURL.path.allSatisfy({ $0 == "/" }) {
            HomePage()
        } else if let family = Family.named(pageURL.path) {
            if family.id == FamilySection.packages.id {
                family.page()
            } else if family.id == "host" {
                // Only here, so that the other pages are what they show.
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
