// SPDX-License-Identifier: Apache-2.0

import DaisCore

/// The scripts of the inspector. They are no parts of the client: pages in production have none of them.
enum InspectorClient {
    /// The script of a page that can show the inspector, and that of the inspector in its frame.
    private static let page = "inspector.js", panel = "panel.js"

    private static let files = Dictionary(
        uniqueKeysWithValues: [page, panel].map { name in
            (name, ClientAssets.File(name: name, type: "text/javascript", text: ClientAssets.inspectorScript(name)))
        })

    /// The hash of the scripts, as a part of their addresses.
    static let hash: String = {
        var all = FNV1a()
        for name in [page, panel] { all.add(files[name]?.tag ?? "") }
        return all.hex
    }()

    /// Returns the script that a page loads after the client, or `nil`.
    static func script(of tool: DevelopmentAddress?, hasInspector: Bool) -> String? {
        if case .inspector = tool?.page { panel } else { hasInspector ? page : nil }
    }

    static func file(_ name: String, hash: String) -> ClientAssets.File? { hash == Self.hash ? files[name] : nil }
}
