// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import SwiftUI
import Testing

@testable import BrowserFixtures

@MainActor
@Suite("Programs in the style of tutorials")
struct TutorialProgramTests {
    @Test("a favorite shows in the list, and the filter hides the others")
    func landmarks() {
        let screen = Screen { LandmarksProgram() }
        screen.element(.tab, "List").tap()
        #expect(screen.text("Long River").exists)
        screen.button("Long River").tap()
        screen.button("Toggle Favorite").tap()
        screen.button("Landmarks").tap()
        screen.toggle("Favorites only").tap()
        #expect(screen.text("Long River").exists)
        #expect(!screen.text("Round Lake").exists)
    }

    @Test("a profile keeps what its editor was left with, and forgets what was canceled")
    func profile() {
        let screen = Screen { LandmarksProgram() }
        screen.button("User Profile").tap()
        #expect(screen.text("g_kumar").exists)
        screen.button("Edit").tap()
        screen.textField("Username").clear()
        screen.textField("Username").type("ada")
        screen.button("Done").tap()
        #expect(screen.text("ada").exists)
        screen.button("Edit").tap()
        screen.textField("Username").type("x")
        screen.button("Cancel").tap()
        #expect(screen.text("ada").exists)
    }

    @Test("a meeting is edited as a copy, held, and remembered")
    func meetings() {
        let screen = Screen { MeetingsProgram() }
        screen.button("Design 3 attendees 10 minute meeting").tap()
        screen.button("Edit").tap()
        screen.textField("New Attendee").type("Lin")
        screen.button("Add attendee").tap()
        screen.button("Done").tap()
        #expect(screen.text("Lin").exists)
        #expect(screen.text("No meetings yet").exists)
        screen.button("Start Meeting").tap()
        #expect(screen.text("Speaker 1: Cathy").exists)
        screen.button("Next speaker").tap()
        #expect(screen.text("Speaker 2: Daisy").exists)
        #expect(screen.text("1 of 4 spoke").exists)
        screen.button("Design").tap()
        #expect(!screen.text("No meetings yet").exists)
    }

    @Test("a new meeting is added only when its sheet says so")
    func newMeeting() {
        let screen = Screen { MeetingsProgram() }
        screen.button("New Meeting").tap()
        screen.textField("Title").type("Retro")
        screen.button("Dismiss").tap()
        #expect(!screen.text("Retro").exists)
        screen.button("New Meeting").tap()
        screen.textField("Title").type("Planning")
        screen.button("Add").tap()
        #expect(screen.text("Planning").exists)
    }
}
