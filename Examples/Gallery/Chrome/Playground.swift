// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A presentation with its options, and the source code that makes it, which follows the options.
///
/// The source is a literal that contains the options' code (`\(detents.code)`). A test checks that the real code has
/// the same lines with the options' values (`detents.value`), and that the code and value of each choice match.
struct Playground<Stage: View, Options: View>: View {
    private let title: String
    private let note: String
    private let code: String
    private let stage: Stage
    private let options: Options
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.horizontalSizeClass) private var widthClass

    init(
        _ title: String, _ note: String, code: String, @ViewBuilder stage: () -> Stage,
        @ViewBuilder options: () -> Options
    ) {
        self.title = title
        self.note = note
        self.code = code
        self.stage = stage()
        self.options = options()
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
            VStack(spacing: 0) {
                stageAndOptions
                Divider()
                SourceBlock(code: code)
            }
            .background(Color(.secondarySystemGroupedBackground))
            .clipShape(RoundedRectangle(cornerRadius: 16))
        }
    }

    /// The views are the same in narrow and wide windows, so what they present stays when a phone is turned.
    private var stageAndOptions: some View {
        let isNarrow = widthClass == .compact || textSize.isAccessibilitySize
        let layout = isNarrow ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        return layout {
            stagePanel.frame(maxHeight: isNarrow ? nil : .infinity)
            Divider()
            optionsPanel.frame(width: isNarrow ? nil : 380)
        }
    }

    private var stagePanel: some View {
        stage
            .padding(20)
            .frame(maxWidth: .infinity, minHeight: 160)
    }

    private var optionsPanel: some View {
        VStack(alignment: .leading, spacing: 4) { options }
            .padding(.horizontal, 20)
            .padding(.vertical, 14)
            .frame(maxWidth: .infinity, alignment: .leading)
    }
}
