// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

/// Pictures that are too large for the markup: one among the resources, and one from data, which comes and goes.
struct LargePictures: View {
    @State private var drawn: UIImage?

    /// A drawing of 60 by 40 points and 200 kB.
    private static let drawing = Data(
        ("<svg xmlns='http://www.w3.org/2000/svg' width='60' height='40'><rect width='60' height='40' fill='#f00'/><!--"
            + String(repeating: "-a", count: 100_000) + "--></svg>").utf8)

    /// A bundle as SwiftPM makes it for the resources of a target.
    private static let bundle: Bundle? = {
        let folder = Bundle.main.bundleURL.appendingPathComponent("BrowserFixtures_Pictures.resources")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? drawing.write(to: folder.appendingPathComponent("large.svg"))
        return Bundle(path: folder.path)
    }()

    var body: some View {
        VStack {
            Image("large", bundle: Self.bundle)
            Image("large", bundle: Self.bundle).resizable().scaledToFill().frame(width: 90, height: 90).clipped()
                .accessibilityLabel("Square")
            if let drawn { Image(uiImage: drawn).accessibilityLabel("Drawn") }
            Button(drawn == nil ? "Draw" : "Erase") { drawn = drawn == nil ? UIImage(data: Self.drawing) : nil }
        }
    }
}
