// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Geometry readers, and stacks in place of each other.
struct ReaderNumbers: Numbers {
    let width: Int

    var body: some View {
        readers
        fitting
    }

    @ViewBuilder private var readers: some View {
        sample("reader") { GeometryReader { Part("a", $0.size.width / 2, $0.size.height / 2) } }
        sample("reader in a row") {
            HStack(spacing: 0) {
                Part("a", 100, 20); GeometryReader { Part("b", $0.size.width, 10) }
            }
        }
        sample("reader in a column") {
            VStack(spacing: 0) {
                Part("a", 20, 30); GeometryReader { Part("b", 10, $0.size.height) }
            }
        }
        sample("two readers") {
            HStack(spacing: 0) {
                GeometryReader { Part("a", $0.size.width, 10) }; GeometryReader { Part("b", $0.size.width, 10) }
            }
        }
        sample("reader in a frame") {
            GeometryReader { Part("a", $0.size.width / 2, $0.size.height / 2) }.frame(width: 80, height: 40)
        }
        sample("two views in a reader") {
            GeometryReader { _ in
                Part("a", 20, 20); Part("b", 10, 10)
            }
        }
        sample("reader over a view") {
            Part("a", 80, 40).overlay { GeometryReader { Part("b", $0.size.width / 2, 10) } }
        }
        sample("reader behind padding") {
            Part("a", 40, 20).padding(10).background { GeometryReader { Part("b", $0.size.width, $0.size.height) } }
        }
        sample("condition in a reader") {
            GeometryReader { if $0.size.width > 500 { Part("a", 200, 20) } else { Part("a", 100, 20) } }
        }
        sample("position in a reader") {
            GeometryReader { Part("a", 20, 20).position(x: $0.size.width / 2, y: $0.size.height / 2) }
        }
        sample("reader in a reader") {
            GeometryReader { outer in
                HStack(spacing: 0) {
                    Part("a", outer.size.width / 4, 10); GeometryReader { Part("b", $0.size.width / 2, 10) }
                }
            }
        }
        sample("reader with a frame around its content") {
            GeometryReader { Part("a", 20, 20).frame(width: $0.size.width, height: $0.size.height) }
        }
    }

    @ViewBuilder private var fitting: some View {
        sample("view that fits") {
            ViewThatFits(in: .horizontal) {
                Part("a", 700, 20); Part("b", 400, 20); Part("c", 100, 20)
            }
        }
        sample("layout in place of another") {
            let layout = width > 500 ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            layout {
                Part("a", 40, 20); Part("b", 20, 20)
            }
        }
    }
}
