// SPDX-License-Identifier: Apache-2.0

/// A preview with a modifier, shown once the context of the modifier has been made.
nonisolated struct PreparedPreview<M: PreviewModifier>: View, BuiltInView {
    let modifier: M
    let content: AnyView
    @State private var isMade = false

    init(modifier: M, content: AnyView) {
        self.modifier = modifier
        self.content = content
    }

    @MainActor var body: some View {
        let _ = isMade
        switch PreviewContexts.known(M.self) {
        case .success(let context):
            modifier.body(content: PreviewModifierContent(content: content), context: context)
        case .failure(let error):
            Text("\(M.self).makeSharedContext() has failed: \(error)").padding()
        case nil:
            ProgressView().task {
                await PreviewContexts.make(M.self)
                isMade = true
            }
        }
    }
}

/// The contexts of the modifiers of previews. All previews of the process share them.
@MainActor
private enum PreviewContexts {
    private static var made: [ObjectIdentifier: Result<Any, any Error>] = [:]
    private static var making: [ObjectIdentifier: Task<Void, Never>] = [:]

    static func known<M: PreviewModifier>(_ type: M.Type) -> Result<M.Context, any Error>? {
        made[ObjectIdentifier(type)]?.map { $0 as! M.Context }
    }

    static func make<M: PreviewModifier>(_ type: M.Type) async {
        let id = ObjectIdentifier(type)
        let task =
            making[id]
            ?? Task {
                do { made[id] = .success(try await M.makeSharedContext()) } catch { made[id] = .failure(error) }
            }
        making[id] = task
        await task.value
    }
}
