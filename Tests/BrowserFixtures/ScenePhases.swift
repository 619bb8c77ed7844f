// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Notes how the phase of its scene changes.
struct ScenePhases: View {
    @Environment(\.scenePhase) private var scenePhase
    @State private var seen = ["started"]
    @State private var heard = ["heard"]

    var body: some View {
        VStack {
            Text("Now \(String(describing: scenePhase))")
            Text(seen.joined(separator: ", "))
            Text(heard.joined(separator: ", "))
        }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)) { _ in
            heard.append("covered")
        }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in
            heard.append("seen")
        }
        .onChange(of: scenePhase) { _, phase in seen.append(String(describing: phase)) }
    }
}
