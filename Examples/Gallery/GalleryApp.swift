// SPDX-License-Identifier: Apache-2.0
import GalleryModel
import SwiftUI

/// Every view family on a page of its own, and one real application.
@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup("Dais Gallery") { GalleryRoot() }
    }
}

/// Shows the page that the address names.
struct GalleryRoot: View {
    @Environment(\.pageURL) private var pageURL

    var body: some View {
        VStack(spacing: 16) {
            Text("Dais Gallery")
            Text(pageURL.path)
        }
    }
}
