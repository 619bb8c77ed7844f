// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

extension EnvironmentValues {
    @Entry fileprivate var ownValue = "default"
}

/// A presentation has the environment of the view that the modifier is applied to, as SwiftUI documents it for sheets.
/// Values that say where a view is are those of the presentation itself.
@MainActor
@Suite("The environment of a presentation")
struct PresentationEnvironmentTests {
    enum Kind: String, CaseIterable, Sendable {
        case sheet, cover, popover, alert, dialog, toast, drawer, inspector, panel, layer
    }

    enum Value: String, CaseIterable, Sendable {
        case ownValue, locale, layoutDirection, colorScheme, isEnabled, controlSize, lineLimit, alignment, typeSize
        case calendar, timeZone, redaction

        /// The value inside, where it is not that of the presenting view.
        var expected: String {
            switch self {
            case .ownValue: "mine"
            case .locale: "de"
            case .layoutDirection: "rightToLeft"
            case .colorScheme: "dark"
            case .isEnabled: "false"
            case .controlSize: "small"
            case .lineLimit: "3"
            case .alignment: "trailing"
            case .typeSize: "xLarge"
            case .calendar: "buddhist"
            case .timeZone: "Asia/Tokyo"
            case .redaction: "true"
            }
        }
    }

    struct Probe: View {
        let notes: Notes
        @Environment(\.self) private var values
        var body: some View {
            Text("probe").onAppear { for value in Value.allCases { notes.add("\(value) \(read(value))") } }
        }

        private func read(_ value: Value) -> String {
            switch value {
            case .ownValue: values.ownValue
            case .locale: values.locale.identifier
            case .layoutDirection: "\(values.layoutDirection)"
            case .colorScheme: "\(values.colorScheme)"
            case .isEnabled: "\(values.isEnabled)"
            case .controlSize: "\(values.controlSize)"
            case .lineLimit: values.lineLimit.map(String.init) ?? "nil"
            case .alignment: "\(values.multilineTextAlignment)"
            case .typeSize: "\(values.dynamicTypeSize)"
            case .calendar: "\(values.calendar.identifier)"
            case .timeZone: values.timeZone.identifier
            case .redaction: "\(values.redactionReasons.contains(.placeholder))"
            }
        }
    }

    struct Home: View {
        let kind: Kind
        let notes: Notes
        var body: some View {
            presenter
                .environment(\.ownValue, "mine")
                .environment(\.locale, Locale(identifier: "de"))
                .environment(\.layoutDirection, .rightToLeft)
                .environment(\.colorScheme, .dark)
                .disabled(true)
                .controlSize(.small)
                .lineLimit(3)
                .multilineTextAlignment(.trailing)
                .dynamicTypeSize(.xLarge)
                .environment(\.calendar, Calendar(identifier: .buddhist))
                .environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo")!)
                .redacted(reason: .placeholder)
                .presentationHostLayer()
        }

        @ViewBuilder private var presenter: some View {
            let view = Text("presenter"), isShown = Binding.constant(true), probe = Probe(notes: notes)
            switch kind {
            case .sheet: view.sheet(isPresented: isShown) { probe }
            case .cover: view.fullScreenCover(isPresented: isShown) { probe }
            case .popover: view.popover(isPresented: isShown) { probe }
            case .alert:
                view.alert("T", isPresented: isShown) {
                    Button("OK") {}
                } message: {
                    probe
                }
            case .dialog:
                view.confirmationDialog("T", isPresented: isShown) {
                    Button("Do") {}
                } message: {
                    probe
                }
            case .toast: view.toast(isPresented: isShown) { probe }
            case .drawer: view.drawer(isPresented: isShown) { probe }
            case .inspector: view.inspector(isPresented: isShown) { probe }
            case .panel: view.floatingPanel("T", isPresented: isShown) { probe }
            case .layer: view.presentationHost(id: "a", isPresented: isShown) { probe }
            }
        }
    }

    @Test("every value of the presenting view reaches the content of every kind", arguments: Kind.allCases)
    func crosses(_ kind: Kind) {
        let notes = Notes()
        let screen = Screen { Home(kind: kind, notes: notes) }
        #expect(!screen.machines.isEmpty)
        #expect(notes.take() == Value.allCases.map { "\($0) \($0.expected)" })
    }

    struct Inside: View {
        let notes: Notes
        @Environment(\.isPresented) private var isPresented: Bool
        @Environment(\.editMode) private var editMode
        var body: some View {
            Text("inside").onAppear {
                notes.add("presented \(isPresented)")
                notes.add("editing \(editMode?.wrappedValue.isEditing == true)")
            }
        }
    }

    @Test("what says where a view is belongs to the presentation: it is presented, and not in edit mode")
    func own() {
        let notes = Notes()
        _ = Screen {
            Text("list").sheet(isPresented: .constant(true)) { Inside(notes: notes) }
                .environment(\.editMode, .constant(.active))
        }
        #expect(notes.take() == ["presented true", "editing false"])
    }
}
