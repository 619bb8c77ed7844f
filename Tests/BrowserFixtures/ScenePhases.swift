// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Notes how the phase of its scene changes.
struct ScenePhases: View {
    @Environment(\.scenePhase) private var scenePhase
    @State private var seen = ["started"]

    var body: some View {
        VStack {
            Text("Now \(String(describing: scenePhase))")
            Text(seen.joined(separator: ", "))
        }
        .onChange(of: scenePhase) { _, phase in seen.append(String(describing: phase)) }
    }
}
