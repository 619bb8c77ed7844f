// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Gives a page of a board its desk, and loads the board.
struct BoardLoader: View {
    let id: Int64
    let member: Member
    @Binding var opened: Int64?
    @Environment(Hub.self) private var hub
    @RestorableState("session") private var session: UUID?
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
            let page = board.presence.name(continuing: session)
            session = page.id
            desk = Desk(board: board, member: member, page: page)
            await board.reload()
        }
    }
}
