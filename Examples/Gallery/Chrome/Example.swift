// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A live example with its source code beside it.
///
/// The shown source is also code in the same file; a test compares the two.
struct Example<Content: View>: View {
    private let title: String
    private let note: String
    private let code: String
    private let content: Content
    @Environment(\.horizontalSizeClass) private var widthClass

    /// Creates an example.
    ///
    /// - Parameters:
    ///   - title: The heading.
    ///   - note: A sentence that says what to look at.
    ///   - code: The relevant lines of source code.
    init(_ title: String, _ note: String, code: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.note = note
        self.code = code
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            VStack(alignment: .leading, spacing: 3) {
                Text(title)
                    .font(.title3.weight(.semibold))
                    .accessibilityAddTraits(.isHeader)
                    .accessibilityHeading(.h2)
                Text(note).font(.subheadline).foregroundStyle(.secondary)
            }
            card
                .background(Color(.secondarySystemGroupedBackground))
                .clipShape(RoundedRectangle(cornerRadius: 16))
        }
    }

    /// The views are the same in narrow and wide windows, so their state lives on when a phone is turned.
    private var card: some View {
        let isNarrow = widthClass == .compact
        let layout = isNarrow ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        return layout {
            stage.frame(maxHeight: isNarrow ? nil : .infinity)
            Divider()
            source.frame(maxHeight: isNarrow ? nil : .infinity, alignment: .top)
        }
    }

    private var stage: some View {
        content
            .padding(20)
            .frame(maxWidth: .infinity, minHeight: 120)
    }

    private var source: some View {
        SourceBlock(code: code)
    }
}
