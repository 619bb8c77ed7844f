// SPDX-License-Identifier: Apache-2.0

/// A view that opens the browser's file dialog while a binding is true.
nonisolated struct FileDialog<Content: View>: View, BuiltInView {
    let content: Content
    let site: CallSite
    let isPresented: Binding<Bool>
    /// Indicates whether there is something to import or export.
    var isPossible = true
    let make: (Uploads?) -> FileRequest
    @State private var memory = FileDialogMemory()
    @Environment(\.uploads) private var uploads
    @Environment(\.fileDialogTexts) private var texts

    @MainActor var body: some View {
        let (memory, uploads) = (memory, uploads)
        content.modifier(Presenting(at: site) { memory.wanted(isPresented, texts, if: isPossible) { make(uploads) } })
    }
}

/// Keeps the open request. Each presentation makes a new request, so a late answer never affects a later dialog.
@MainActor
final class FileDialogMemory {
    private var request: FileRequest?

    nonisolated init() {}

    func wanted(
        _ isPresented: Binding<Bool>, _ texts: FileDialogTexts, if isPossible: Bool, _ make: () -> FileRequest
    ) -> [PresentationDescriptor] {
        guard isPresented.wrappedValue, isPossible, let scope = SessionContext.current else {
            request = nil
            return []
        }
        let request = request ?? make()
        if self.request == nil { scope.files.open(request) }
        self.request = request
        var descriptor = PresentationDescriptor(
            key: PresentationKey(request.token), kind: .file,
            content: { AnyView(FileDialogContent(request: request, texts: texts)) },
            withdraw: { if isPresented.wrappedValue { isPresented.wrappedValue = false } })
        descriptor.options.set(FileDialogOption(request: request))
        descriptor.onWillDismiss = { request.willDismiss($0) }
        descriptor.onDismiss = { _ in request.didDismiss() }
        return [descriptor]
    }
}

extension PresentationKind {
    /// The browser's file dialog. The layer is visible only if the browser does not open the dialog by itself.
    static let file = PresentationKind(
        name: "file", classPrefix: "file", role: "dialog", rank: .alerts, dismissals: [.button, .scrim],
        wrapsContent: false, laysOutContent: false)
}

/// The events of the dialog, and the appearance of the layer, which is that of an alert.
nonisolated struct FileDialogOption: PresentationOption {
    let request: FileRequest

    @MainActor func apply(to layer: inout LayerDescription) {
        layer.surface.addClass("alert-container")
        guard let request = request as? FileImport else { return }
        layer.handlers[.files] = { request.answered($0) }
    }
}

/// A small dialog for browsers that require a press before they open a file dialog.
nonisolated struct FileDialogContent: View, BuiltInView {
    let request: FileRequest
    let texts: FileDialogTexts
    @Environment(\.presentationContext) private var context
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale

    @MainActor var body: some View {
        let _ = request.dismiss = { [dismiss] in dismiss() }
        DialogPart(
            className: "alert-title", id: "\(context?.name ?? "dais-layer")-title", content: Text(verbatim: title))
        if let message = texts.message {
            DialogPart(className: "alert-message", id: "\(context?.name ?? "dais-layer")-message", content: message)
        }
        if let upload {
            UploadBar(upload: upload).padding(.horizontal, 16).padding(.top, 12)
        } else {
            FileControl(request: request, label: texts.confirmation ?? Text(verbatim: title), texts: texts)
        }
        DialogButtons(kind: .alert, actions: Button(strings[.cancel], role: .cancel) { request.cancel() })
            .environment(\.buttonStyle, .builtIn(.automatic))
    }

    /// The upload that the dialog shows.
    @MainActor private var upload: Upload? { (request as? FileImport)?.own.running.first }

    @MainActor private var title: String {
        guard let files = request as? FileImport else { return strings[.saveFile] }
        return strings[files.allowsMultiple ? .chooseFiles : .chooseFile]
    }

    @MainActor private var strings: BuiltInStrings { BuiltInStrings(locale) }
}

/// A file input or a download link.
nonisolated struct FileControl: View, BuiltInView {
    let request: FileRequest
    let label: Text
    let texts: FileDialogTexts
    @Environment(\.fileDialogCamera) private var camera

    init(request: FileRequest, label: Text, texts: FileDialogTexts) {
        self.request = request
        self.label = label
        self.texts = texts
    }

    @MainActor var body: some View {
        if let files = request as? FileImport {
            FileField(
                address: files.address, accept: files.types.attribute, isMultiple: files.allowsMultiple, camera: camera
            )
            .accessibilityLabel(label)
        } else if let file = request as? FileExport {
            FileLink(
                address: file.address, name: file.name, content: texts.confirmation ?? Text(verbatim: file.name))
        }
    }
}

nonisolated struct FileField: LeafView, Equatable {
    let address: String
    let accept: String?
    let isMultiple: Bool
    let camera: FileDialogCamera?

    @MainActor static var tag: ElementTag { .input }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["file-field"]
        appearance.attribute("type", "file")
        appearance.attribute(AttributeName.upload, address)
        appearance.attribute("accept", accept)
        if isMultiple { appearance.attribute("multiple", "") }
        appearance.attribute("capture", camera?.rawValue)
    }
}

nonisolated struct FileLink: ContainerView, ContainerFrame {
    let address: String
    let name: String
    let content: Text

    @MainActor static var tag: ElementTag { .a }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["file-field", "link"]
        appearance.attribute("href", address)
        appearance.attribute("download", name)
    }
}
