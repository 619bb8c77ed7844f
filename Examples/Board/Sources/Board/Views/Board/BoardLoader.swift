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
            let (board, session) = (hub.board(id), session ?? UUID())
            self.session = session
            desk = Desk(board: board, member: member, session: session)
            await board.reload()
        }
    }
}
