// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Notifications of UIKit")
struct AppNotificationTests {
    private struct Listener: View {
        let notes: Notes

        var body: some View {
            Text("A")
                .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in
                    notes.add("active \(UIApplication.shared.applicationState)")
                }
                .onReceive(NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)) {
                    _ in notes.add("enter")
                }
                .onReceive(NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)) { _ in
                    notes.add("resign")
                }
                .onReceive(NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)) {
                    _ in notes.add("leave \(UIApplication.shared.applicationState)")
                }
                .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { _ in
                    notes.add("\(UIDevice.current.orientation)")
                }
        }
    }

    @Test("views hear in order that their tab is covered and visible again, and nothing of other sessions")
    func phases() {
        let (notes, others) = (Notes(), Notes())
        let screen = Screen { Listener(notes: notes) }
        let other = Screen { Listener(notes: others) }
        #expect(screen.scope.watchesPhase)
        screen.measure { screen.scope.sceneChanged(.bool(true)) }
        #expect(notes.take() == ["resign", "leave background"])
        screen.measure { screen.scope.sceneChanged(.bool(true)) }
        #expect(notes.take() == [])
        screen.measure { screen.scope.sceneChanged(.bool(false)) }
        #expect(notes.take() == ["enter", "active active"])
        #expect(others.take() == [])
        _ = other
    }

    @Test("views hear that the window became higher than wide")
    func orientation() {
        let notes = Notes()
        let screen = Screen { Listener(notes: notes) }
        func resize(_ width: Double, _ height: Double) -> [String] {
            screen.measure { screen.scope.viewportChanged(.array([.number(width), .number(height), .bool(false)])) }
            return notes.take()
        }
        #expect(resize(500, 900) == ["portrait"])
        #expect(resize(600, 900) == [])
        #expect(resize(900, 500) == ["landscapeLeft"])
    }

    @Test("code outside of a session is in the background, and hears of all sessions")
    func outside() {
        #expect(UIApplication.shared.applicationState == .background)
        let notes = Notes()
        let subscription = NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)
            .sink { _ in notes.add("leave") }
        let screen = Screen { Text("A") }
        screen.measure { screen.scope.sceneChanged(.bool(true)) }
        #expect(notes.take().contains("leave"))
        subscription.cancel()
    }

    @Test("only addresses that a browser opens for a page can be opened")
    func addresses() throws {
        func canOpen(_ text: String) throws -> Bool { UIApplication.shared.canOpenURL(try #require(URL(string: text))) }
        #expect(try canOpen("https://swift.org") && canOpen("tel:1"))
        #expect(try !canOpen(UIApplication.openSettingsURLString))
    }
}
