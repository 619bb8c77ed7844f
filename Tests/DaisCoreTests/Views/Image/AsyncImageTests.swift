// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("A picture that the browser cannot load")
struct AsyncImageTests {
    struct Portrait: View {
        @State private var name = "ada"
        @State private var turns = 0
        var body: some View {
            VStack {
                AsyncImage(url: URL(string: "https://example.com/\(name).png")) { phase in
                    if let image = phase.image {
                        image.resizable()
                    } else if let error = phase.error {
                        Text(error.localizedDescription)
                    }
                }
                Button("Next") { name = "bob" }
                Button("Turn") { turns += 1 }
                Text("\(turns)")
            }
        }
    }

    @Test("a picture that the browser cannot load is a failure for the view, until the address is another")
    func failure() throws {
        let screen = Screen { Portrait() }
        let picture = try #require(screen.elements(.img).first)
        #expect(screen.html.contains("data-on=\"error\""))
        screen.send(.error, to: picture, .string("https://example.com/ada.png"))
        #expect(screen.elements(.img).isEmpty)
        #expect(screen.text("The picture at https://example.com/ada.png could not be loaded.").exists)
        screen.button("Turn").tap()
        #expect(screen.elements(.img).isEmpty)
        screen.button("Next").tap()
        #expect(screen.elements(.img).map { $0.attribute("src") } == ["https://example.com/bob.png"])
    }

    @Test("a picture that cannot be loaded is no failure of the one that has taken its place meanwhile")
    func late() throws {
        let screen = Screen { Portrait() }
        let picture = try #require(screen.elements(.img).first)
        screen.button("Next").tap()
        screen.send(.error, to: picture, .string("https://example.com/ada.png"))
        #expect(screen.elements(.img).map { $0.attribute("src") } == ["https://example.com/bob.png"])
    }

    @Test("a picture that the browser cannot load is reported in a disabled part of the page too")
    func disabled() throws {
        let screen = Screen { Portrait().disabled(true) }
        let picture = try #require(screen.elements(.img).first)
        screen.send(.error, to: picture, .string("https://example.com/ada.png"))
        #expect(screen.elements(.img).isEmpty)
    }
}
