// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Gives a page of a board its desk, and loads the board.
struct BoardLoader: View {
    let id: Int64
    let member: Member
    @Binding var opened: Int64?
    @Environment(Hub.self) private var hub
    @State private var desk: Desk?

    var body: some View {
        Group {
            if let desk {
                BoardPage(desk: desk, opened: $opened)
            } else {
                ProgressView()
            }
        }
        .task {
            let board = hub.board(id)
            desk = Desk(board: board, member: member)
            await board.reload()
        }
    }
}
