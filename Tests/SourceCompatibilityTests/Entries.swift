// SPDX-License-Identifier: Apache-2.0
public import SwiftUI

// Every form of `@Entry`, as files for Apple's platforms have them.

struct EntryTheme: Equatable {
    var name = "plain"
    static let fancy = EntryTheme(name: "fancy")
}

/// Neither final nor `Sendable`, as models often are.
class EntryModel {
    var count = 0
    init() {}
}

protocol EntryService {
    func title() -> String
}

struct PlainEntryService: EntryService {
    func title() -> String { "service" }
}

extension FocusedValues {
    @Entry var entryNote: String?
    @Entry var entryDraft: Binding<String>?
}

extension EnvironmentValues {
    @Entry var entryTheme: EntryTheme = .init()
    /// A documented value.
    @Entry var entryCount = 3  // the default
    @Entry var entryTitle: String?
    @Entry var entryNumber: Double? = 1.5
    @Entry var entryModel = EntryModel()
    @Entry var entryTypedModel: EntryModel = EntryModel()
    @Entry var entryService: any EntryService = PlainEntryService()
    @Entry var entryAction: @MainActor (Int) -> Void = { _ in }
    @Entry var entryHandler: (() -> Void)?
    @Entry var entryNames: [String: [Int]] = ["a": [1, 2]]
    @Entry var entryText = """
        two
        lines
        """
    @Entry var entrySize = CGSize(width: 1, height: 2)
    @Entry var `default`: Int = 4
    @Entry fileprivate var entryHidden: Set<String> = []
}

extension SwiftUI.EnvironmentValues {
    /// A value that other modules see.
    @Entry public var entryPublic: Bool = false
}

public extension EnvironmentValues {
    @Entry var entryOfPublicExtension = "p"
}

@available(iOS 17.0, *)
extension EnvironmentValues {
    @Entry var entryAvailable: Int = 0
}

extension Transaction {
    @Entry var entrySource: String = "none"
    @Entry var entryFlag = false
}

extension View {
    func entryTheme(_ theme: EntryTheme) -> some View { environment(\.entryTheme, theme) }
}

struct EntryReaders: View {
    @Environment(\.entryTheme) private var theme
    @Environment(\.entryCount) private var count
    @Environment(\.entryTitle) private var title
    @Environment(\.entryService) private var service
    @Environment(\.entryText) private var text
    @Environment(\.default) private var number
    @Environment(\.entryModel) private var model
    @Environment(\.entryHidden) private var hidden

    var body: some View {
        VStack {
            Text(theme.name + title.map { ":" + $0 }.orEmpty)
            Text("\(count + number + model.count + hidden.count)")
            Text(service.title())
            Text(text.replacingOccurrences(of: "\n", with: "/"))
        }
    }
}

extension Optional where Wrapped == String {
    fileprivate var orEmpty: String { self ?? "" }
}

struct EntrySetters: View {
    var title: String?

    var body: some View {
        EntryReaders()
            .entryTheme(.fancy)
            .environment(\.entryCount, 10)
            .environment(\.entryTitle, title)
            .environment(\.entryHidden, ["h"])
            .transformEnvironment(\.default) { $0 += 1 }
    }
}
