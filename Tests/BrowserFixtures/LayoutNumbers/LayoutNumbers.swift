// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Small layouts of boxes, each in three widths, whose places follow from SwiftUI's algorithm.
struct LayoutNumbers: View {
    var body: some View {
        ScrollView([.horizontal, .vertical]) {
            VStack(alignment: .leading, spacing: 10) {
                ForEach([320, 600, 1000], id: \.self) { width in
                    FirstNumbers(width: width)
                    StackNumbers(width: width)
                    SpacerNumbers(width: width)
                    FrameNumbers(width: width)
                    PaddingNumbers(width: width)
                    LayerNumbers(width: width)
                    GuideNumbers(width: width)
                    GridNumbers(width: width)
                    ScrollNumbers(width: width)
                    ReaderNumbers(width: width)
                    TextNumbers(width: width)
                }
            }
        }
    }
}

/// A group of samples in one width.
@MainActor
protocol Numbers: View {
    var width: Int { get }
}

extension Numbers {
    /// A view of the group's width and 100 points of height, with the content in its top leading corner.
    func sample<Content: View>(_ name: String, @ViewBuilder _ content: () -> Content) -> some View {
        VStack(spacing: 0) { content() }
            .frame(width: CGFloat(width), height: 100, alignment: .topLeading)
            .accessibilityElement(children: .contain)
            .accessibilityIdentifier("\(name) \(width)")
    }
}

/// A box with a name, of a fixed size or as large as it may be.
struct Part: View {
    let name: String
    let width: CGFloat?
    let height: CGFloat?
    let least: CGFloat?
    let most: CGFloat?

    init(
        _ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil, least: CGFloat? = nil, most: CGFloat? = nil
    ) {
        (self.name, self.width, self.height, self.least, self.most) = (name, width, height, least, most)
    }

    var body: some View {
        if least == nil, most == nil {
            Bare(name).frame(width: width, height: height)
        } else {
            Bare(name).frame(height: height).frame(minWidth: least, maxWidth: most)
        }
    }
}

/// A color with a name, which takes all space.
struct Bare: View {
    let name: String

    init(_ name: String) { self.name = name }

    var body: some View { Color.orange.accessibilityElement().accessibilityIdentifier(name) }
}
