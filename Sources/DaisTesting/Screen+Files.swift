// SPDX-License-Identifier: Apache-2.0
import DaisCore
public import Foundation
public import Testing

extension Screen {
    /// Answers the file dialog that is open as a user does who chooses these files: copies of them go to the view.
    ///
    /// ```swift
    /// screen.button("Import").tap()
    /// screen.chooseFiles([csv])
    /// ```
    /// To choose none, press its button: `screen.button("Cancel").tap()`. The limits are those of a server with default
    /// options. Without an open dialog it records an issue.
    public func chooseFiles(_ files: [URL], sourceLocation: SourceLocation = #_sourceLocation) {
        becomeIdle()
        guard let token = scope.files.openImport,
            let layer = tree.overlays.children.last(where: { $0.handles(.files) })
        else {
            Issue.record("No file dialog is open.", sourceLocation: sourceLocation)
            return
        }
        var sent = 0
        for file in files {
            guard let content = try? Data(contentsOf: file) else {
                Issue.record("Cannot read \(file.path).", sourceLocation: sourceLocation)
                continue
            }
            guard
                let upload = try? scope.files.begin(
                    token, name: file.lastPathComponent, mimeType: nil, bytes: content.count, limits: FileLimits())
            else { break }
            guard (try? content.write(to: upload.file)) != nil, scope.files.finish(upload) else { break }
            sent += 1
        }
        deliver(.files, to: layer, sent == files.count ? .number(Double(sent)) : .bool(false))
        becomeIdle()
    }
}
