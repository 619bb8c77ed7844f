// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct FilterMenu: View {
    @Bindable var desk: Desk

    var body: some View {
        Menu {
            Picker("Label", selection: $desk.label) {
                Text("All Labels").tag(String?.none)
                ForEach(desk.board.labels, id: \.self) { Text($0).tag(String?.some($0)) }
            }
            Picker("Assignee", selection: $desk.assignee) {
                Text("Everybody").tag(Int64?.none)
                ForEach(desk.board.people) { Text($0.name).tag(Int64?.some($0.id)) }
            }
        } label: {
            Label(
                "Filter",
                systemImage: desk.label != nil || desk.assignee != nil
                    ? "line.3.horizontal.decrease.circle.fill" : "line.3.horizontal.decrease.circle")
        }
    }
}
