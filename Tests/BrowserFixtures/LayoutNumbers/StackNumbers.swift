// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Stacks that share their space among flexible views, and stacks in stacks.
struct StackNumbers: Numbers {
    let width: Int

    var body: some View {
        shares
        priorities
        columns
        nested
        content
    }

    @ViewBuilder private var shares: some View {
        sample("thirds") {
            HStack(spacing: 6) {
                Part("a", nil, 20); Part("b", nil, 20); Part("c", nil, 20)
            }
        }
        sample("least flexible first") {
            HStack(spacing: 0) {
                Part("a", nil, 20); Part("b", nil, 20, most: 60); Part("c", nil, 20)
            }
        }
        sample("limits beside a color") {
            HStack(spacing: 0) {
                Part("a", nil, 20); Part("b", nil, 20, most: 50); Part("c", nil, 20, most: 80)
            }
        }
        sample("between fixed") {
            HStack(spacing: 0) {
                Part("a", 100, 20); Part("b", nil, 20); Part("c", 60, 20)
            }
        }
        sample("wider than its room") {
            HStack(spacing: 0) {
                Part("a", 500, 20); Part("b", 600, 20)
            }
        }
        sample("as high as its room") {
            HStack(spacing: 0) {
                Part("a", 20); Part("b", 20, 40)
            }
        }
        sample("limits alone") {
            HStack(spacing: 0) {
                Part("a", nil, 20, most: 50); Part("b", nil, 20, most: 60)
            }
            .background { Bare("c") }
        }
    }

    @ViewBuilder private var priorities: some View {
        sample("priority") {
            HStack(spacing: 0) {
                Part("a", nil, 20).layoutPriority(1); Part("b", nil, 20)
            }
        }
        sample("priorities") {
            HStack(spacing: 0) {
                Part("a", nil, 20, most: 100).layoutPriority(2); Part("b", nil, 20, most: 150).layoutPriority(1)
                Part("c", nil, 20)
            }
        }
        sample("priority and minimum") {
            HStack(spacing: 0) {
                Part("a", nil, 20).layoutPriority(1); Part("b", nil, 20, least: 50)
            }
        }
        sample("low priority") {
            HStack(spacing: 0) {
                Part("a", nil, 20).layoutPriority(-1); Part("b", nil, 20)
            }
        }
        sample("fraction of a priority") {
            HStack(spacing: 0) {
                Part("a", nil, 20).layoutPriority(1); Part("b", nil, 20).layoutPriority(0.25)
            }
        }
        sample("priority in a column") {
            VStack(spacing: 0) {
                Part("a", 40).layoutPriority(1); Bare("b").frame(width: 40).frame(minHeight: 20)
            }
        }
        sample("equal priorities") {
            HStack(spacing: 0) {
                Part("a", nil, 20).layoutPriority(1); Part("b", nil, 20).layoutPriority(1); Part("c", 60, 20)
            }
        }
    }

    @ViewBuilder private var columns: some View {
        sample("flexible column") {
            VStack(spacing: 10) {
                Part("a", 40); Part("b", 40)
            }
        }
        sample("leading column") {
            VStack(alignment: .leading, spacing: 0) {
                Part("a", 40, 20); HStack(spacing: 0) { Part("b", nil, 20) }
            }
        }
        sample("top") {
            HStack(alignment: .top, spacing: 0) {
                Part("a", 10, 40); Part("b", 20, 10)
            }
        }
        sample("line in a row") {
            HStack(spacing: 0) {
                Part("a", 20, 20); Divider(); Part("b", 20, 20)
            }
        }
        sample("line in a column") {
            VStack(spacing: 0) {
                Part("a", 20, 20); Divider(); Part("b", 20, 20)
            }
        }
        sample("layers") {
            ZStack {
                Part("a", 60, 20); Part("b", 20, 40)
            }
        }
        sample("layers with a color") {
            ZStack(alignment: .topTrailing) {
                Bare("a"); Part("b", 20, 10)
            }
        }
    }

    @ViewBuilder private var nested: some View {
        sample("layers in a row") {
            HStack(spacing: 0) {
                ZStack {
                    Part("a", nil, 30); Part("b", 20, 20)
                }; Part("c", 50, 20)
            }
        }
        sample("rows in a row") {
            HStack(spacing: 0) {
                HStack(spacing: 0) {
                    Part("a", nil, 20); Part("b", nil, 20)
                }; Part("c", nil, 20)
            }
        }
        sample("column in a row") {
            HStack(spacing: 10) {
                VStack(alignment: .leading, spacing: 0) {
                    Part("a", nil, 10); Part("b", 30, 10)
                }; Part("c", 50, 20)
            }
        }
        sample("columns in a row") {
            HStack(alignment: .top, spacing: 20) {
                VStack(alignment: .trailing, spacing: 5) {
                    Part("a", 20, 20); Part("b", 50, 20)
                }
                VStack(alignment: .leading, spacing: 5) {
                    Part("c", 60, 10); Part("d", 10, 10)
                }
            }
        }
        sample("three deep") {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    VStack(spacing: 0) {
                        Part("a", nil, 30); Part("b", 20, 10)
                    }; Part("c", 40, 60)
                }
                Part("d", nil, 20)
            }
        }
    }

    @ViewBuilder private var content: some View {
        sample("overlapping row") {
            HStack(spacing: -10) {
                Part("a", 40, 20); Part("b", 40, 20); Part("c", 40, 20)
            }
        }
        sample("overlapping column") {
            VStack(alignment: .leading, spacing: -5) {
                Part("a", 20, 20); Part("b", 20, 20)
            }
        }
        sample("empty view") {
            HStack(spacing: 10) {
                Part("a", 20, 20); EmptyView(); Part("b", 20, 20)
            }
        }
        sample("condition") {
            HStack(spacing: 10) {
                Part("a", 20, 20); if width < 0 { Part("c", 20, 20) }; Part("b", 20, 20)
            }
        }
        sample("group") {
            HStack(spacing: 5) {
                Group {
                    Part("a", 10, 10); Part("b", 10, 10)
                }; Part("c", 10, 10)
            }
        }
        sample("rows of data") {
            HStack(spacing: 5) { ForEach(["a", "b", "c"], id: \.self) { Part($0, 10, 10) } }
        }
        sample("hidden") {
            HStack(spacing: 0) {
                Part("a", 40, 20).hidden(); Part("b", 20, 20)
            }
        }
    }
}
