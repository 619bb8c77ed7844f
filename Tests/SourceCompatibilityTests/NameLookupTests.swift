// SPDX-License-Identifier: Apache-2.0
import Combine
import SwiftUI
import Testing

@MainActor private final class Inbox: ObservableObject {
    @Published var unread = 0
}

@Suite struct NameLookupTests {
    @Test("A file that imports both Combine and SwiftUI finds one ObservableObject and one Published")
    @MainActor func observableObject() {
        let inbox = Inbox()
        var seen: [Int] = []
        let subscription = inbox.$unread.map { $0 * 2 }.sink { seen.append($0) }
        inbox.unread = 2
        subscription.cancel()
        #expect(seen == [0, 4])
    }
}
