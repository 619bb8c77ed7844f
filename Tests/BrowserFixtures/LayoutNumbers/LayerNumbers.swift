// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Overlays and backgrounds.
struct LayerNumbers: Numbers {
    let width: Int

    var body: some View {
        overlays
        backgrounds
    }

    @ViewBuilder private var overlays: some View {
        sample("filling overlay") { Part("a", 80, 40).overlay { Bare("b") } }
        sample("wide overlay") { Part("a", 80, 40).overlay(alignment: .bottom) { Part("b", nil, 10) } }
        sample("overlay with padding") { Part("a", 80, 40).overlay { Bare("b").padding(5) } }
        sample("overlay on a row") {
            HStack(spacing: 10) {
                Part("a", 20, 20); Part("b", 20, 20)
            }
            .overlay(alignment: .topTrailing) { Part("c", 10, 10) }
        }
        sample("overlay with an offset") {
            Part("a", 40, 40).overlay(alignment: .topTrailing) { Part("b", 10, 10).offset(x: 5, y: -5) }
        }
        sample("two views in an overlay") {
            Part("a", 40, 40).overlay {
                Part("b", 10, 10); Part("c", 20, 20)
            }
        }
        sample("overlay on a flexible view") {
            Part("a", nil, 40).overlay(alignment: .trailing) { Part("b", 20, 20) }
        }
        sample("leading overlay") { Part("a", 80, 40).overlay(alignment: .leading) { Part("b", 10, 10) } }
        sample("overlay of a stack") {
            Part("a", 80, 60).overlay(alignment: .bottomLeading) {
                VStack(spacing: 0) {
                    Part("b", 10, 10); Part("c", 30, 10)
                }
            }
        }
        sample("overlay after padding") {
            Part("a", 40, 20).padding(10).overlay(alignment: .topLeading) { Part("b", 10, 10) }
        }
        sample("overlay before padding") {
            Part("a", 40, 20).overlay(alignment: .topLeading) { Part("b", 10, 10) }.padding(10)
        }
        sample("overlay in a frame") {
            Part("a", 40, 20).overlay(alignment: .trailing) { Part("b", 60, 10) }.frame(width: 100, height: 40)
        }
    }

    @ViewBuilder private var backgrounds: some View {
        sample("background of padding") { Part("a", 80, 40).padding(10).background { Bare("b") } }
        sample("background with negative padding") { Part("a", 40, 20).padding(6).background { Bare("b").padding(-5) } }
        sample("large background") {
            HStack(spacing: 0) {
                Part("a", 20, 20).background { Part("b", 60, 60) }; Part("c", 10, 10)
            }
        }
        sample("background of a stack") {
            VStack(alignment: .leading, spacing: 4) {
                Part("a", 30, 10); Part("b", 50, 10)
            }.background { Bare("c") }
        }
        sample("background of a frame") {
            Part("a", 30, 10).frame(maxWidth: .infinity, minHeight: 30).background { Bare("b") }
        }
        sample("background in a column") {
            VStack(spacing: 0) {
                Part("a", 30, 10).frame(maxWidth: .infinity).background { Bare("b") }
                Part("c", 30, 10)
            }
        }
    }
}
