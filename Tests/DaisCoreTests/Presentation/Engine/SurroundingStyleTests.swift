// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Observation
import Testing

@MainActor
@Suite("The style around a presentation")
struct SurroundingStyleTests {
    @Observable
    final class Settings {
        var isRed = false
        var isMirrored = false
    }

    struct Tinted: View {
        let settings: Settings
        var body: some View {
            Presenting(settings: settings)
                .tint(settings.isRed ? .red : .green)
                .environment(\.layoutDirection, settings.isMirrored ? .rightToLeft : .leftToRight)
        }
    }

    /// A view that does not depend on the settings, so that a change evaluates neither it nor its sheet.
    struct Presenting: View {
        let settings: Settings
        var body: some View {
            Text("page").sheet(isPresented: .constant(true)) {
                Button("Red") { settings.isRed = true }
                Button("Mirror") { settings.isMirrored = true }
            }
        }
    }

    struct Wide: View {
        @State private var width = 100.0
        var body: some View {
            Text("page").frame(width: width).tint(.red).sheet(isPresented: .constant(true)) {
                Button("Widen") { width += 10 }
            }
        }
    }

    @Test("a change of another style does not describe the open sheets again")
    func others() {
        let screen = Screen { Wide() }
        let before = screen.tree.document.surroundings
        screen.button("Widen").tap()
        #expect(screen.tree.document.surroundings == before)
    }

    @Test("an open sheet gets a tint and a direction that change around its view")
    func changes() {
        let settings = Settings()
        let screen = Screen { Tinted(settings: settings) }
        let layer = screen.top
        #expect(layer.style["--tint"] == "var(--green)")
        screen.button("Red").tap()
        #expect(layer.style["--tint"] == "var(--red)")
        screen.button("Mirror").tap()
        #expect(layer.attribute("dir") == "rtl")
    }

    @Test("a sheet has the text size that is set around its view")
    func textSize() {
        let screen = Screen {
            VStack {
                Text("a").sheet(isPresented: .constant(true)) { Text("b") }.dynamicTypeSize(.accessibility3)
            }
        }
        #expect(screen.top.style["--u"] == "37.647px")
    }

    @Test("a font, a foreground style and a frame around a view stay outside of what it presents")
    func outside() {
        let plain = Screen { Text("a").sheet(isPresented: .constant(true)) { Text("b") } }
        let styled = Screen {
            Text("a").sheet(isPresented: .constant(true)) { Text("b") }
                .font(.largeTitle).foregroundStyle(.red).padding().frame(width: 80)
        }
        #expect(styled.overlayHTML == plain.overlayHTML)
    }
}
