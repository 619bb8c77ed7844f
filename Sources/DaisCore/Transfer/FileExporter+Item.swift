// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Saves a value with the browser while a binding is true and the value is not `nil`.
    ///
    /// ```swift
    /// struct Page: View {
    ///     @State private var exports = false
    ///     var body: some View {
    ///         Button("Save") { exports = true }
    ///             .fileExporter(isPresented: $exports, item: "A note", defaultFilename: "Note") { result in
    ///                 print(result)
    ///             }
    ///     }
    /// }
    /// ```
    /// The content is made when the binding becomes `true`. The URL of the result is that of a copy on the server, which
    /// is removed when the session ends.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that is set to `false` when the browser has fetched the file.
    ///   - item: The value. An error of its representation is the failure.
    ///   - contentTypes: The types, of which the first that the value exports is used. By default it is the first of the
    ///     value.
    ///   - defaultFilename: The proposed name, by default `file`.
    ///   - onCompletion: A closure called once with the result.
    ///   - onCancellation: A closure called when the user cancels.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            ItemExporter(
                site: CallSite(file, line), isPresented: isPresented, item: item, types: contentTypes,
                name: defaultFilename, onCompletion: onCompletion, onCancellation: onCancellation))
    }
}

/// Makes the content of a value, and then saves it.
nonisolated struct ItemExporter<T: Transferable>: ViewModifier, BuiltInModifier {
    let site: CallSite
    let isPresented: Binding<Bool>
    let item: T?
    let types: [UTType]
    let name: String?
    let onCompletion: (Result<URL, any Error>) -> Void
    let onCancellation: () -> Void
    @State private var made: Made?

    struct Made {
        let data: Data
        let type: UTType
    }

    @MainActor func body(content: Content) -> some View {
        let made = made
        let type = made?.type ?? .data
        FileDialog(content: content, site: site, isPresented: isPresented, isPossible: made != nil) { _ in
            FileExport(
                name: type.named(name ?? "file"), type: type, write: { made?.data ?? Data() },
                onCompletion: onCompletion, onCancellation: onCancellation)
        }
        .task(id: isPresented.wrappedValue) { await make() }
    }

    @MainActor private func make() async {
        made = nil
        guard isPresented.wrappedValue, let item else { return }
        let own = item.exportedContentTypes()
        do {
            let wanted = types.first { wanted in own.contains { $0.conforms(to: wanted) } }
            guard let type = types.isEmpty ? own.first : wanted else { throw TransferError.noRepresentation }
            made = Made(data: try await item.exported(as: type), type: type)
        } catch is CancellationError {
            return
        } catch {
            isPresented.wrappedValue = false
            onCompletion(.failure(error))
        }
    }
}
