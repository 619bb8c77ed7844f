// SPDX-License-Identifier: Apache-2.0
import DaisServer

/// Measures the client's files as they are served to a browser. `scripts/bench` prints the table's head.
let assets = ClientAssets.shared
for (label, name, budget) in [
    ("JavaScript, start", ClientAssets.script, "≤ 20,000 B"), ("CSS, start", ClientAssets.styleSheet, "≤ 6,000 B"),
] {
    guard let file = assets.files[name], let compressed = file.compressed else { continue }
    print("| \(label) | \(file.bytes.count) B | \(compressed.count) B | \(budget) |")
}
for name in assets.parts.flatMap(\.files) {
    guard let file = assets.files[name], let compressed = file.compressed else { continue }
    print("| later: \(name) | \(file.bytes.count) B | \(compressed.count) B | |")
}
let overlays = try ClientAssets.overlayPart()
if let compressed = overlays.compressed {
    print("| JavaScript of the overlays | \(overlays.bytes.count) B | \(compressed.count) B | ≤ 8,000 B |")
}
