// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Scroll views in stacks, lazy stacks, and insets of the safe area.
struct ScrollNumbers: Numbers {
    let width: Int

    var body: some View {
        scrolls
        lazy
        insets
    }

    @ViewBuilder private var scrolls: some View {
        sample("scroll view beside a color") {
            HStack(spacing: 0) {
                ScrollView(showsIndicators: false) { Part("a", 40, 200) }; Part("b", nil, 20)
            }
        }
        sample("scrolling row") {
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    Part("a", 300, 20); Part("b", 400, 20); Part("c", 500, 20)
                }
            }
        }
        sample("scroll view above a box") {
            VStack(spacing: 0) {
                ScrollView(showsIndicators: false) { Part("a", 40, 300) }; Part("b", 20, 30)
            }
        }
        sample("scrolling row in a column") {
            VStack(spacing: 0) {
                Part("a", nil, 20)
                ScrollView(.horizontal, showsIndicators: false) { Part("b", 2000, 30) }
                Part("c", nil, 10)
            }
        }
        sample("short content") {
            ScrollView {
                VStack(spacing: 0) {
                    Part("a", nil, 20); Part("b", 20, 20)
                }
            }
        }
        sample("least height in a scroll view") {
            ScrollView {
                VStack(spacing: 0) {
                    VStack(spacing: 0) {
                        Part("a", 20, 30); Spacer(minLength: 0); Part("b", 20, 30)
                    }
                    .frame(minHeight: 40)
                    Part("c", nil, 10)
                }
            }
        }
        sample("wide content") {
            ScrollView(showsIndicators: false) {
                VStack(alignment: .leading, spacing: 0) {
                    Part("a", nil, 80); Part("b", 20, 80)
                }
            }
        }
        sample("color in a scroll view") { ScrollView { Bare("a") } }
        sample("colors in a scrolling stack") {
            ScrollView {
                VStack(spacing: 0) {
                    Bare("a"); Part("b", 20, 20)
                }
            }
        }
        sample("spacer in a scroll view") {
            ScrollView {
                VStack(spacing: 0) {
                    Part("a", 20, 20); Spacer(); Part("b", 20, 20)
                }
            }
        }
        sample("spacer in a scrolling row") {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Part("a", 20, 20); Spacer(minLength: 30); Part("b", 20, 20)
                }
            }
        }
        sample("padding in a scroll view") { ScrollView { Part("a", nil, 20).padding() } }
        sample("scroll view in a frame") {
            ScrollView(showsIndicators: false) { Part("a", nil, 200) }.frame(width: 80, height: 50)
        }
        sample("ratio in a scroll view") {
            ScrollView(showsIndicators: false) { Bare("a").aspectRatio(4, contentMode: .fit) }
        }
    }

    @ViewBuilder private var lazy: some View {
        sample("lazy column") {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 5) {
                    Part("a", 30, 20); Part("b", nil, 20); Part("c", 10, 10)
                }
            }
        }
        sample("centered lazy column") {
            ScrollView {
                LazyVStack(spacing: 0) {
                    Part("a", 30, 20); Part("b", 10, 20)
                }
            }
        }
        sample("lazy row") {
            ScrollView(.horizontal) {
                LazyHStack(alignment: .top, spacing: 5) {
                    Part("a", 30, 20); Part("b", 30, 40); Part("c", 10, 10)
                }
            }
        }
    }

    @ViewBuilder private var insets: some View {
        sample("inset at the bottom") { Bare("a").safeAreaInset(edge: .bottom, spacing: 0) { Part("b", nil, 20) } }
        sample("inset at the top") { Bare("a").safeAreaInset(edge: .top, spacing: 0) { Part("b", nil, 20) } }
        sample("inset at the start") { Bare("a").safeAreaInset(edge: .leading, spacing: 0) { Part("b", 30) } }
        sample("inset at the end") { Bare("a").safeAreaInset(edge: .trailing, spacing: 5) { Part("b", 30) } }
        sample("inset with space") { Bare("a").safeAreaInset(edge: .bottom, spacing: 10) { Part("b", nil, 20) } }
        sample("aligned inset") {
            Bare("a").safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) { Part("b", 40, 20) }
        }
        sample("two insets") {
            Bare("a").safeAreaInset(edge: .top, spacing: 0) { Part("b", nil, 20) }
                .safeAreaInset(edge: .bottom, spacing: 0) { Part("c", nil, 30) }
        }
        sample("padding of the safe area") { Bare("a").safeAreaPadding(.horizontal, 10) }
    }
}
