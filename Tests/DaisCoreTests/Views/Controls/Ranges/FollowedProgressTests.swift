// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Views that follow a progress object")
struct FollowedProgressTests {
    private func value(_ screen: Screen) -> String? { screen.elements(.progress).first?.attribute("value") }

    private func pass(_ seconds: Double, _ screen: Screen) {
        screen.clock.advance(by: .seconds(seconds))
        screen.settle()
    }

    @Test("the view shows what is completed a quarter of a second later, until it is finished")
    func follows() {
        let progress = Progress(totalUnitCount: 10)
        let screen = Screen { ProgressView(progress) }
        screen.settle()
        #expect(value(screen) == "0")
        progress.completedUnitCount = 4
        pass(0.25, screen)
        #expect(value(screen) == "0.4")
        progress.completedUnitCount = 10
        pass(0.25, screen)
        #expect(value(screen) == "1")
        pass(0.25, screen)
        #expect(!screen.clock.isWaiting)
    }

    @Test("a change is one operation, and no change is none")
    func operations() {
        let progress = Progress(totalUnitCount: 10)
        let screen = Screen { ProgressView(progress) }
        screen.settle()
        progress.completedUnitCount = 5
        #expect(screen.operations { screen.clock.advance(by: .seconds(0.25)) }.count == 1)
        #expect(screen.operations { screen.clock.advance(by: .seconds(0.25)) }.isEmpty)
    }

    @Test("progress of unknown length is a spinner, and becomes a bar when its length is known")
    func unknown() {
        let progress = Progress(totalUnitCount: -1)
        let screen = Screen { ProgressView(progress) }
        screen.settle()
        #expect(screen.html.contains("spin"))
        progress.totalUnitCount = 4
        progress.completedUnitCount = 1
        pass(0.25, screen)
        #expect(value(screen) == "0.25")
    }

    @Test("a canceled progress is asked no more")
    func canceled() {
        let progress = Progress(totalUnitCount: 10)
        let screen = Screen { ProgressView(progress) }
        screen.settle()
        progress.cancel()
        pass(0.25, screen)
        pass(0.25, screen)
        #expect(!screen.clock.isWaiting)
    }

    @Test("a style of the app gets the fraction")
    func style() {
        let progress = Progress(totalUnitCount: 10)
        progress.completedUnitCount = 3
        let screen = Screen { ProgressView(progress).progressViewStyle(ValueControlTests.Percent()) }
        screen.settle()
        #expect(screen.html.contains("30 of 100"))
    }
}
