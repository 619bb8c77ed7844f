// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("Records of fields")
struct RecordTests {
    struct Row: Identifiable {
        let id: String
        var text = ""
    }

    final class Model: Identifiable {
        var text = ""
    }

    struct Form: View {
        let ids: [String]

        var body: some View {
            TextField("Outside", text: .constant(""))
            ForEach(ids.map { Row(id: $0) }) { row in
                HStack { TextField("Name", text: .constant("")) }
                AnyView(Toggle("On", isOn: .constant(true)))
            }
        }
    }

    private func records(of screen: Screen) -> [String?] {
        screen.html.matches(of: /<input[^>]*>/).map { tag in
            tag.output.firstMatch(of: /data-record(?:="([^"]*)")?/).map { $0.1.map(String.init) ?? "" }
        }
    }

    @Test("each control has a key of its own, that of its row and its position")
    func rows() {
        let records = records(of: Screen { Form(ids: ["a", "b"]) })
        #expect(records.count == 5 && !records.contains(nil))
        #expect(Set(records).count == 5)
    }

    @Test("fields with the same label have different keys, which are the same without the other field")
    func positions() {
        struct Pair: View {
            let hasFirst: Bool
            var isOther = false
            var body: some View {
                if hasFirst { TextField("Name", text: .constant("")) }
                if isOther { Text("above") }
                VStack {
                    if isOther {
                        TextField("Name", text: .constant(""))
                    } else {
                        TextField("Name", text: .constant(""))
                    }
                }
            }
        }
        let both = records(of: Screen { Pair(hasFirst: true) })
        #expect(both.count == 2 && !both.contains(nil) && both[0] != both[1])
        #expect(records(of: Screen { Pair(hasFirst: false) }) == [both[1]])
        #expect(records(of: Screen { Pair(hasFirst: true, isOther: true) })[0] == both[0])
        #expect(records(of: Screen { Pair(hasFirst: true, isOther: true) })[1] != both[1], "the other branch")
    }

    @Test("the only view of a page needs no key")
    func single() {
        #expect(records(of: Screen { TextField("Name", text: .constant("")) }) == [nil])
    }

    @Test("a row has the same record in another session, wherever it stands")
    func agreement() {
        let first = records(of: Screen { Form(ids: ["a", "b"]) })
        let second = records(of: Screen { Form(ids: ["b"]) })
        #expect(second[1] == first[3])
    }

    @Test("rows in rows, and views with an id, are part of the record")
    func nesting() {
        let screen = Screen {
            ForEach(0..<2, id: \.self) { _ in
                ForEach(0..<2, id: \.self) { _ in TextField("Name", text: .constant("")) }
            }
            TextField("Name", text: .constant("")).id("chosen")
        }
        let records = records(of: screen)
        #expect(records.count == 5 && !records.contains(nil))
        #expect(Set(records).count == 5)
    }

    @Test("an object without an id of its own has a record that no other session knows")
    func objects() {
        let models = [Model(), Model()]
        let screen = Screen {
            ForEach(models) { _ in TextField("Name", text: .constant("")) }
        }
        #expect(records(of: screen) == ["", ""])
    }

    @Test("browsers restore no value of a field with a record, unless the app names its content")
    func restoration() {
        let fields = Screen {
            TextField("Outside", text: .constant(""))
            ForEach(0..<1, id: \.self) { _ in
                TextField("Name", text: .constant(""))
                TextField("Mail", text: .constant("")).textContentType(.emailAddress)
            }
        }.html.matches(of: /<input[^>]*>/).map { String($0.output) }
        #expect(fields.count == 3 && !fields[0].contains("autocomplete"))
        #expect(fields[1].contains(#"autocomplete="off""#))
        #expect(fields[2].contains(#"autocomplete="email""#) && !fields[2].contains("off"))
    }

    @Test("a session adopts a page whose rows have other ids, if nothing else differs")
    func adoption() {
        func page(_ ids: [String]) -> RenderedPage {
            let screen = Screen { Form(ids: ids) }
            return withExtendedLifetime(screen) { screen.tree.writePage() }
        }
        #expect(page(["a", "b"]).root != page(["c", "d"]).root)
        #expect(page(["a", "b"]).sum == page(["c", "d"]).sum)
        #expect(page(["a", "b"]).sum != page(["a"]).sum)
    }

    final class Named: Hashable {
        let name: String
        init(_ name: String) { self.name = name }
        static func == (a: Named, b: Named) -> Bool { a.name == b.name }
        func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    @Test("an object that is its own id has a record that no other session knows, and not the name of its type")
    func hashableObjects() {
        let screen = Screen {
            ForEach([Named("a"), Named("b")], id: \.self) { _ in TextField("Name", text: .constant("")) }
        }
        #expect(records(of: screen) == ["", ""])
    }
}
