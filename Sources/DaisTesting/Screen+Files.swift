// SPDX-License-Identifier: Apache-2.0
import DaisCore
public import Foundation
public import Testing

extension Screen {
    /// Answers the open file dialog with files. The view receives copies of them.
    ///
    /// ```swift
    /// screen.button("Import").tap()
    /// screen.chooseFiles([csv])
    /// ```
    /// To cancel the dialog, press its button: `screen.button("Cancel").tap()`. The limits are the defaults of
    /// `ServerOptions`. Without an open dialog it records an issue.
    public func chooseFiles(_ files: [URL], sourceLocation: SourceLocation = #_sourceLocation) {
        becomeIdle()
        guard let token = scope.files.openImport,
            let layer = tree.overlays.children.last(where: { $0.handles(.files) })
        else {
            Issue.record("No file dialog is open.", sourceLocation: sourceLocation)
            return
        }
        var sent = 0
        let sizes = files.map { (try? Data(contentsOf: $0))?.count ?? 0 }
        for (index, file) in files.enumerated() {
            guard let content = try? Data(contentsOf: file) else {
                Issue.record("Cannot read \(file.path).", sourceLocation: sourceLocation)
                continue
            }
            guard
                let upload = try? scope.files.begin(
                    token, name: file.lastPathComponent, mimeType: nil, bytes: content.count,
                    part: FilePart(index: index, count: files.count, totalBytes: sizes.reduce(0, +)),
                    limits: FileLimits())
            else { break }
            guard (try? content.write(to: upload.file)) != nil, upload.finish() else { break }
            sent += 1
        }
        send(.files, to: layer, sent == files.count ? .number(Double(sent)) : .bool(false))
        becomeIdle()
    }
}
