// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import DaisMacroExpansion

@Suite("@Entry")
struct EntryMacroTests {
    /// The accessor of a property with an error, so that the compiler does not report a stored property as well.
    private static let stub = "{ get { fatalError() } }"

    private func key(_ declaration: String, in context: String = "\nextension EnvironmentValues {}") throws -> Answer {
        try Asking.attached("Entry", "peer", declaration, in: [context])
    }

    private func keyText(_ name: String, _ body: String, _ keyType: String = "EnvironmentKey") -> Answer {
        Answer(source: "private struct __Key_\(name): DaisCore.\(keyType) {\n    \(body)\n}")
    }

    @Test("the property reads and sets its key")
    func accessors() throws {
        let answer = try Asking.attached("Entry", "accessor", "@Entry var a: Int = 1")
        #expect(
            answer
                == Answer(
                    source: """
                        {
                            get { self[__Key_a.self] }
                            set { self[__Key_a.self] = newValue }
                        }
                        """))
    }

    @Test(
        "the key has the type and the default of the property",
        arguments: [
            ("@Entry var a: Int = 1", "Int", "1"),
            ("\n  /// é: Int = 2\n  @Entry public var a: Int /* c = */ = 1 // = 3", "Int", "1"),
            ("@Entry private(set) var a: [String: Int] = [\"=\": 1]", "[String: Int]", "[\"=\": 1]"),
            ("@Entry var a: (Int) -> Void = { _ in }", "(Int) -> Void", "{ _ in }"),
            ("@Entry var a: @MainActor @Sendable () -> Void = {}", "@MainActor @Sendable () -> Void", "{}"),
            ("@Entry var a: Dictionary<String, Int> = .init()", "Dictionary<String, Int>", ".init()"),
            ("@available(iOS 17, *) @Entry @Other<A>(b) var a: Int? = 1", "Int?", "1"),
            (#"@Entry var a: String = "\(b("\"")) = " // c"#, "String", #""\(b("\"")) = ""#),
            ("@Entry var a: String = #\"\\\"# // \"", "String", "#\"\\\"#"),
            ("@Entry var a: String = \"\"\"\n  \"b\"\n  \"\"\" /* /* c */ */", "String", "\"\"\"\n  \"b\"\n  \"\"\""),
            ("@Entry var a: any P & Q = b ?? c", "any P & Q", "b ?? c"),
            ("@Entry\nvar a : Int\n  = // c\n 1 +\n 2", "Int", "1 +\n 2"),
            ("@Entry var a: Int = b == c ? d : { get() }()", "Int", "b == c ? d : { get() }()"),
        ])
    func typed(_ declaration: String, _ type: String, _ value: String) throws {
        let body = "static var defaultValue: \(type) {\nlet value: \(type) = \(value)\nreturn value\n}"
        #expect(try key(declaration) == keyText("a", body))
    }

    @Test("without a type, the compiler infers that of the default")
    func untyped() throws {
        #expect(
            try key("@Entry var a = Model(1) // c")
                == keyText("a", "@DaisCore._EntryDefault static var defaultValue = Model(1)"))
        #expect(
            try Asking.attached(
                "EntryDefault", "accessor", "@DaisCore._EntryDefault static var defaultValue = Model(1)")
                == Answer(source: "{\nget {\nlet value = Model(1)\nreturn value\n}\n}"))
    }

    @Test("an optional property has the default nil", arguments: ["Int?", "(() -> Void)?", "Int!", "Optional<Int>"])
    func optional(_ type: String) throws {
        #expect(try key("@Entry var a: \(type)") == keyText("a", "static var defaultValue: \(type) { nil }"))
    }

    @Test("a name in backticks names the key without them")
    func backticks() throws {
        #expect(try key("@Entry var `default`: Int?") == keyText("default", "static var defaultValue: Int? { nil }"))
    }

    @Test(
        "the extended type decides the protocol of the key",
        arguments: [
            ("extension SwiftUI.EnvironmentValues {}", "EnvironmentKey"),
            ("@available(iOS 17, *)\npublic extension Transaction {}", "TransactionKey"),
            ("extension ContainerValues {}", "ContainerValueKey"),
        ])
    func owners(_ context: String, _ keyType: String) throws {
        #expect(
            try key("@Entry var a: Int?", in: context)
                == keyText("a", "static var defaultValue: Int? { nil }", keyType))
    }

    @Test("the value of a focused value is the type without its question mark")
    func focused() throws {
        for type in ["Binding<Int>?", "Optional<Binding<Int>>"] {
            #expect(
                try key("@Entry var a: \(type)", in: "extension FocusedValues {}")
                    == keyText("a", "typealias Value = Binding<Int>", "FocusedValueKey"))
        }
    }

    @Test(
        "a use that cannot work is one error with the remedy",
        arguments: [
            ("@Entry var a: Int", "'a' needs a default value; write 'var a: Int = value', or make the type optional"),
            ("@Entry var a", "'a' needs a default value; write 'var a = value'"),
            ("@Entry let a = 1", "'@Entry' needs a property that can be set; write 'var' instead of 'let'"),
            ("@Entry static var a = 1", "'@Entry' needs a property of instances; remove 'static'"),
            ("@Entry lazy var a = 1", "'@Entry' makes the property computed; remove 'lazy'"),
            ("@Entry var (a, b) = (1, 2)", "'@Entry' needs one property; write one 'var' for each name"),
            ("@Entry func a() {}", "'@Entry' needs a property; write 'var name: Type = value'"),
            (
                "@Entry var a: Int { 1 }",
                "'@Entry' makes the accessors of the property; remove them, and write its default after '='"
            ),
            (
                "@Entry var a: Int = 1 { didSet { b() } }",
                "'@Entry' makes the accessors of the property; remove them, and write its default after '='"
            ),
        ])
    func malformed(_ declaration: String, _ text: String) throws {
        #expect(
            try Asking.attached("Entry", "accessor", declaration)
                == Answer(source: Self.stub, problems: [.init(text: "error a.swift \(text)", offset: 100)]))
        // The other role says nothing, so that the error appears once.
        #expect(try key(declaration) == Answer(source: ""))
    }

    @Test("outside of the four types it is an error", arguments: [["struct A {}"], ["extension B {}"], []])
    func elsewhere(_ context: [String]) throws {
        let text = """
            error a.swift '@Entry' can only be used in an extension of EnvironmentValues, Transaction, ContainerValues or \
            FocusedValues; move the property there
            """
        #expect(
            try Asking.attached("Entry", "accessor", "@Entry var a = 1", in: context)
                == Answer(source: Self.stub, problems: [.init(text: text, offset: 100)]))
    }

    @Test("a focused value with a default is an error")
    func focusedDefault() throws {
        let answer = try Asking.attached(
            "Entry", "accessor", "@Entry var a: Int = 1", in: ["extension FocusedValues {}"])
        #expect(
            answer.problems.map(\.text)
                == ["error a.swift a focused value is optional and has no default; write 'var a: Value?'"])
    }

    @Test(
        "source of any kind is read to its end",
        arguments: [
            "@", "@Entry", "@Entry var", "@Entry var `", "@Entry var a:", "@Entry var a: Int =", "@Entry var a = \"\\",
            "@Entry var a = \"\\(", "/*", "@Entry var a = #", "@Entry(", "@E<", "@Entry var a = \"\"\"", "é", "",
        ])
    func anySource(_ declaration: String) throws {
        // The compiler has parsed what it sends. Other text may give any answer, and has to give one.
        let answer = try Asking.attached("Entry", "accessor", declaration)
        #expect((answer.source == Self.stub) == (answer.problems.count == 1))
    }
}
