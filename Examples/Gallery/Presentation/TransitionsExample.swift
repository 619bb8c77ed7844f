// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct TransitionsExample: View {
    private enum Style: String, CaseIterable, Identifiable {
        case slide, fade, scale, top, bouncy, none
        var id: Self { self }

        var transition: PresentationTransition {
            switch self {
            case .slide: .slide
            case .fade: .fade
            case .scale: .scale.combined(with: .fade)
            case .top: .asymmetric(insertion: .slide(edge: .top), removal: .fade)
            case .bouncy: .slide.animation(.bouncy(duration: 0.6))
            case .none: .none
            }
        }
    }

    @State private var style = Style.scale
    @State private var isShown = false

    var body: some View {
        Example(
            "Transitions", "The motion of a presentation. The content sets it, and the browser plays it.",
            code: """
                .sheet(isPresented: $isShown) {
                    SheetBody("Here I am") { Text(style.rawValue.capitalized) }
                        .presentationTransition(style.transition)
                }
                """
        ) {
            VStack(spacing: 16) {
                Picker("Transition", selection: $style) {
                    ForEach(Style.allCases) { Text($0.rawValue.capitalized).tag($0) }
                }
                Button("Present") { isShown = true }
                    .buttonStyle(.borderedProminent)
            }
            .sheet(isPresented: $isShown) {
                SheetBody("Here I am") { Text(style.rawValue.capitalized) }
                    .presentationTransition(style.transition)
            }
        }
    }
}
