// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ViewTransitionsExample: View {
    private enum Kind: String, CaseIterable, Identifiable {
        case opacity, scale, slide, move, push, blur
        var id: Self { self }

        var transition: AnyTransition {
            switch self {
            case .opacity: .opacity
            case .scale: .scale(scale: 0.3).combined(with: .opacity)
            case .slide: .slide.combined(with: .opacity)
            case .move: .move(edge: .bottom).combined(with: .opacity)
            case .push: .push(from: .trailing)
            case .blur: AnyTransition(.blurReplace)
            }
        }
    }

    @State private var kind = Kind.move
    @State private var isShown = true

    var body: some View {
        Example(
            "Transitions of views",
            "The motion of inserted and removed views. A view that is being removed takes no input.",
            code: """
                case .move: .move(edge: .bottom).combined(with: .opacity)
                if isShown {
                    Text("Here I am").font(.headline)
                        .transition(kind.transition)
                }
                Toggle("Shown", isOn: $isShown.animation(.smooth))
                """
        ) {
            VStack(spacing: 16) {
                Picker("Kind of transition", selection: $kind) {
                    ForEach(Kind.allCases) { Text($0.rawValue.capitalized).tag($0) }
                }
                ZStack {
                    if isShown {
                        Text("Here I am").font(.headline)
                            .frame(width: 200, height: 90)
                            .background(.purple.opacity(0.25), in: .rect(cornerRadius: 16))
                            .transition(kind.transition)
                    }
                }
                .frame(height: 110)
                Toggle("Shown", isOn: $isShown.animation(.smooth))
                    .frame(width: 200)
            }
        }
    }
}
