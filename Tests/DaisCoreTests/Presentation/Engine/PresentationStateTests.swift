// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import DaisCore

@Suite("States of a presentation")
struct PresentationStateTests {
    static let all: [PresentationState] = [
        .pending, .mounting, .entering, .presented, .adapting, .interacting, .exiting(.escape), .exiting(.replaced),
        .parked(.escape), .removed,
    ]
    static let events: [PresentationState.Event] = [
        .ready, .mounted, .settled, .resize, .drag, .cancelled, .exit(.scrim), .exitOver(isWanted: true),
        .exitOver(isWanted: false), .wanted, .dropped, .hostRemoved,
    ]

    @Test("the usual life")
    func life() {
        var state = PresentationState.pending
        for event in [
            PresentationState.Event.ready, .mounted, .settled, .resize, .settled, .drag, .cancelled, .settled,
            .exit(.programmatic), .exitOver(isWanted: false),
        ] {
            let next = state.next(event)
            #expect(next != nil, "\(event) means nothing in \(state)")
            state = next ?? state
        }
        #expect(state == .removed)
    }

    @Test("a removed presentation stays removed", arguments: events)
    func terminal(_ event: PresentationState.Event) {
        #expect(PresentationState.removed.next(event) == nil)
    }

    @Test("without a host a presentation ends in every state", arguments: all.dropLast())
    func hostRemoved(_ state: PresentationState) {
        #expect(state.next(.hostRemoved) == .removed)
    }

    @Test("only what the owner may refuse is parked")
    func parking() {
        #expect(PresentationState.exiting(.escape).next(.exitOver(isWanted: true)) == .parked(.escape))
        #expect(PresentationState.exiting(.escape).next(.exitOver(isWanted: false)) == .removed)
        #expect(PresentationState.exiting(.replaced).next(.exitOver(isWanted: true)) == .removed)
        #expect(PresentationState.parked(.escape).next(.wanted) == .entering)
        #expect(PresentationState.parked(.escape).next(.dropped) == .removed)
    }

    @Test("an exit is reversed, and a second exit changes nothing")
    func reversal() {
        #expect(PresentationState.exiting(.replaced).next(.wanted) == .entering)
        #expect(PresentationState.exiting(.scrim).next(.exit(.escape)) == nil)
        #expect(PresentationState.entering.next(.exit(.escape)) == .exiting(.escape))
    }
}
