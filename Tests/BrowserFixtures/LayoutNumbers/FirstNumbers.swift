// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The layouts that most views consist of.
struct FirstNumbers: Numbers {
    let width: Int

    var body: some View {
        stacks
        frames
        others
    }

    @ViewBuilder private var stacks: some View {
        sample("spacer") {
            HStack {
                Part("a", 40, 20); Spacer(); Part("b", 60, 30)
            }
        }
        sample("spacers") {
            HStack(spacing: 0) {
                Spacer(); Part("a", 40, 20); Spacer(); Part("b", 40, 20); Spacer()
            }
        }
        sample("flexible") {
            HStack(spacing: 10) {
                Part("a", 50, 20); Part("b", nil, 20); Part("c", nil, 20)
            }
        }
        sample("flexible in the middle") {
            HStack(spacing: 0) {
                Part("a", 50, 20); Part("b", nil, 30).layoutPriority(1); Part("c", 70, 20)
            }
        }
        sample("bottom") {
            HStack(alignment: .bottom, spacing: 5) {
                Part("a", 10, 40); Part("b", 20, 10)
            }
        }
        sample("nested") {
            VStack(alignment: .leading, spacing: 4) {
                Part("a", 100, 10)
                HStack(spacing: 4) {
                    Part("b", 20, 20); Spacer(minLength: 0); Part("c", 20, 20)
                }
                Part("d", 50, 10)
            }
        }
        sample("trailing") {
            VStack(alignment: .trailing, spacing: 0) {
                Part("a", 100, 10); Part("b", 40, 10)
            }
        }
        sample("depth") {
            ZStack(alignment: .bottomLeading) {
                Part("a", 100, 60); Part("b", 30, 20)
            }
        }
        sample("column") {
            VStack(spacing: 0) {
                Part("a", 30, 20); Part("b", 50, nil); Part("c", 30, 20)
            }
        }
    }

    @ViewBuilder private var frames: some View {
        sample("limit") {
            HStack(spacing: 0) {
                Part("a", nil, 20, most: 100); Part("b", nil, 20)
            }
        }
        sample("least") {
            HStack(spacing: 0) {
                Part("a", nil, 20, least: 200, most: .infinity); Part("b", nil, 20)
            }
        }
        sample("to the end") { Part("a", 40, 20).frame(maxWidth: .infinity, alignment: .trailing) }
        sample("in a frame") { Part("a", 40, 20).frame(width: 100, height: 60, alignment: .bottomTrailing) }
        sample("around padding") { Part("a", 40, 20).padding(10).frame(width: 100, alignment: .leading).padding(5) }
        sample("larger than its frame") {
            HStack(spacing: 0) {
                Part("a", 60, 40).frame(width: 20, height: 20); Part("b", 10, 20)
            }
        }
    }

    @ViewBuilder private var others: some View {
        sample("overlay") { Part("a", 80, 40).overlay(alignment: .bottomTrailing) { Part("b", 20, 10) } }
        sample("larger overlay") { Part("a", 40, 20).padding(30).overlay { Part("b", 60, 50) } }
        sample("background") {
            HStack(spacing: 0) {
                Part("a", 40, 40).background(alignment: .topLeading) { Part("b", nil, 10) }; Part("c", 10, 40)
            }
        }
        sample("offset") {
            HStack(spacing: 0) {
                Part("a", 40, 20).offset(x: 5, y: 7); Part("b", 40, 20)
            }
        }
        sample("grid") {
            Grid(horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    Part("a", 40, 20); Part("b", 60, 20)
                }
                GridRow {
                    Part("c", 80, 30); Part("d", 20, 20)
                }
            }
        }
        sample("cells") {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Part("a", 40, 20); Part("b", 60, 40)
                }
                GridRow { Part("c", 90, 10).gridCellColumns(2) }
            }
        }
    }
}
