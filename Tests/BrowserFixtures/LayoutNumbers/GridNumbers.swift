// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Grids, and lazy grids with fixed, flexible and adaptive columns.
struct GridNumbers: Numbers {
    let width: Int

    var body: some View {
        rows
        cells
        columns
        adaptive
    }

    @ViewBuilder private var rows: some View {
        sample("grid with default space") {
            Grid {
                GridRow {
                    Part("a", 10, 10); Part("b", 20, 10)
                }
                GridRow {
                    Part("c", 30, 10); Part("d", 10, 10)
                }
            }
        }
        sample("leading grid") {
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Part("a", 10, 10); Part("b", 20, 30)
                }
                GridRow {
                    Part("c", 40, 10); Part("d", 10, 10)
                }
            }
        }
        sample("aligned row") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    Part("a", 10, 10); Part("b", 10, 30)
                }
            }
        }
        sample("flexible cell") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Part("a", 40, 10); Part("b", nil, 10)
                }
            }
        }
        sample("flexible cells") {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    Part("a", nil, 10); Part("b", nil, 10)
                }
                GridRow {
                    Part("c", nil, 10); Part("d", nil, 10)
                }
            }
        }
        sample("view between rows") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Part("a", 40, 10); Part("b", 60, 10)
                }
                Part("c", 30, 5)
                GridRow { Part("d", 10, 10) }
            }
        }
        sample("short row") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Part("a", 10, 10); Part("b", 10, 10); Part("c", 10, 10)
                }
                GridRow { Part("d", 30, 10) }
            }
        }
    }

    @ViewBuilder private var cells: some View {
        sample("two columns") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Part("a", 40, 10); Part("b", 60, 10)
                }
                GridRow { Part("c", 20, 10).gridCellColumns(2) }
            }
        }
        sample("anchored cell") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Part("a", 10, 10).gridCellAnchor(.bottomTrailing); Part("b", 20, 30)
                }
                GridRow {
                    Part("c", 40, 10); Part("d", 10, 10)
                }
            }
        }
        sample("aligned column") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Part("a", 10, 10).gridColumnAlignment(.trailing); Part("b", 10, 10)
                }
                GridRow {
                    Part("c", 40, 10); Part("d", 20, 10)
                }
                GridRow {
                    Part("e", 20, 10); Part("f", 10, 10)
                }
            }
        }
        sample("empty cell") {
            Grid(horizontalSpacing: 5, verticalSpacing: 0) {
                GridRow {
                    Part("a", 10, 10); Part("b", 10, 10)
                }
                GridRow {
                    Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]); Part("c", 20, 10)
                }
            }
        }
        sample("line between rows") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Part("a", 20, 10); Part("b", 30, 10)
                }
                Divider().gridCellUnsizedAxes(.horizontal)
                GridRow {
                    Part("c", 20, 10); Part("d", 30, 10)
                }
            }
        }
    }

    @ViewBuilder private var columns: some View {
        sample("fixed columns") {
            LazyVGrid(columns: [GridItem(.fixed(50), spacing: 10), GridItem(.fixed(70))], spacing: 0) {
                Part("a", nil, 20); Part("b", nil, 20); Part("c", nil, 20)
            }
        }
        sample("flexible columns") {
            LazyVGrid(columns: [GridItem(spacing: 10), GridItem()], spacing: 5) {
                Part("a", nil, 20); Part("b", nil, 20); Part("c", nil, 20)
            }
        }
        sample("limited column") {
            LazyVGrid(
                columns: [GridItem(.flexible(minimum: 50, maximum: 80), spacing: 0), GridItem(.flexible())], spacing: 0
            ) {
                Part("a", nil, 20); Part("b", nil, 20)
            }
        }
        sample("wide column") {
            LazyVGrid(columns: [GridItem(.flexible(minimum: 200), spacing: 0), GridItem(.flexible())], spacing: 0) {
                Part("a", nil, 20); Part("b", nil, 20)
            }
        }
        sample("fixed and flexible columns") {
            LazyVGrid(columns: [GridItem(.fixed(60), spacing: 0), GridItem(.flexible())], spacing: 0) {
                Part("a", nil, 20); Part("b", nil, 20)
            }
        }
        sample("aligned lazy cells") {
            LazyVGrid(
                columns: [GridItem(.fixed(100), spacing: 0, alignment: .leading), GridItem(.fixed(50))],
                alignment: .leading, spacing: 0
            ) {
                Part("a", 20, 10); Part("b", nil, 20)
            }
        }
        sample("leading lazy grid") {
            LazyVGrid(
                columns: [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(70))], alignment: .leading, spacing: 0
            ) {
                Part("a", nil, 20); Part("b", nil, 20)
            }
        }
        sample("different gaps") {
            LazyVGrid(
                columns: [GridItem(.fixed(20), spacing: 10), GridItem(.fixed(20), spacing: 30), GridItem(.fixed(20))],
                alignment: .leading, spacing: 0
            ) {
                Part("a", nil, 20); Part("b", nil, 20); Part("c", nil, 20)
            }
        }
    }

    @ViewBuilder private var adaptive: some View {
        sample("adaptive columns") {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 0)], spacing: 0) {
                ForEach(["a", "b", "c", "d"], id: \.self) { Part($0, nil, 20) }
            }
        }
        sample("adaptive columns with space") {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 70), spacing: 10)], spacing: 10) {
                ForEach(["a", "b"], id: \.self) { Part($0, nil, 20) }
            }
        }
        sample("lazy rows") {
            LazyHGrid(rows: [GridItem(.fixed(20), spacing: 8), GridItem(.fixed(30))], spacing: 5) {
                Part("a", 40); Part("b", 40); Part("c", 40)
            }
            .frame(height: 58)
        }
    }
}
