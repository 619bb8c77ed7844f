// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import SwiftUI
import Testing

private struct TokenKey: EnvironmentKey {
    static let defaultValue: LeakProbe.Token? = nil
}

extension EnvironmentValues {
    /// A token that is kept by everything that keeps the environment of a session.
    fileprivate var token: LeakProbe.Token? {
        get { self[TokenKey.self] }
        set { self[TokenKey.self] = newValue }
    }
}

/// Notes the coordinator of the session.
private struct Noted<Sample: View>: View {
    @Environment(\.presentationCoordinator) private var coordinator
    let note: (PresentationCoordinator) -> Void
    let sample: Sample

    var body: some View {
        let _ = note(coordinator)
        sample
    }
}

/// Runs a sample in a session of its own, closes the session while the sample still presents something, and tells what
/// is left in memory.
///
/// - Parameters:
///   - sample: The view of the sample.
///   - act: Presents something, and checks that it is there.
/// - Returns: Names of what is left. An empty list means that everything went with the session.
@MainActor
func leftovers<Sample: View>(
    of sample: @escaping @MainActor () -> Sample, after act: @MainActor (Screen) async -> Void
) async -> [String] {
    let probe = LeakProbe()
    weak var tree: Tree?
    weak var coordinator: PresentationCoordinator?
    do {
        let screen = Screen {
            Noted(note: { coordinator = $0 }, sample: sample()).environment(\.token, probe.token())
        }
        await act(screen)
        tree = screen.tree
        #expect(probe.alive > 0 && coordinator != nil)
    }
    // Tasks of the views are canceled, and end in turns of their own.
    for _ in 0..<2000 where probe.alive > 0 || tree != nil || coordinator != nil {
        try? await Task.sleep(for: .milliseconds(1))
    }
    var left: [String] = []
    if probe.alive > 0 { left.append("environment") }
    if tree != nil { left.append("tree") }
    if coordinator != nil { left.append("coordinator") }
    return left
}
