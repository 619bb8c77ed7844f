// SPDX-License-Identifier: Apache-2.0
import SwiftUI

private struct MoodKey: EnvironmentKey {
    static let defaultValue = "calm"
}

extension EnvironmentValues {
    var mood: String {
        get { self[MoodKey.self] }
        set { self[MoodKey.self] = newValue }
    }
}

struct EnvironmentExample: View {
    @State private var isMerry = false

    var body: some View {
        Example(
            "Environment", "A value that all views inside can read.",
            code: """
                Room()
                    .environment(\\.mood, isMerry ? "merry" : "calm")
                """
        ) {
            VStack(spacing: 12) {
                Room()
                    .environment(\.mood, isMerry ? "merry" : "calm")
                Button("Change Mood") { isMerry.toggle() }.buttonStyle(.bordered)
            }
        }
    }
}

private struct Room: View {
    var body: some View {
        VStack(spacing: 4) {
            Text("In the room").font(.footnote).foregroundStyle(.secondary)
            Guest()
        }
    }
}

private struct Guest: View {
    @Environment(\.mood) private var mood

    var body: some View {
        Text("A guest is \(mood).").font(.title3)
    }
}
