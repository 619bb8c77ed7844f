// SPDX-License-Identifier: Apache-2.0
import DaisCore
import Foundation

/// A live session with views that listen to much, and a connection that reads what it answers.
@MainActor
final class SessionTarget {
    private let session: Session
    private let transport = CountingTransport()

    init() {
        // What it says about every bad frame would be all that is seen.
        var log = Diagnostics.log
        log.logLevel = .critical
        session = Session(content: RootContent(title: "Fuzz") { FuzzedPage() }, log: log)
        session.start(ClientHello(), transport: transport)
    }

    /// The elements that listen to anything.
    var ids: [UInt32] {
        var ids: [UInt32] = []
        func visit(_ element: Element) {
            if EventKind.allCases.contains(where: element.handles) { ids.append(element.id) }
            element.children.forEach(visit)
        }
        visit(session.tree.root)
        visit(session.tree.overlays)
        return ids
    }

    func receive(_ frame: ClientFrame) {
        session.enqueue(frame)
        session.runTurn()
    }

    /// A resync is answered whatever came before.
    func stillAnswers() -> Bool {
        let before = transport.count
        receive(.resync(acknowledged: 0, reason: "fuzz"))
        return transport.count > before
    }

    func close() { session.close() }
}

final class CountingTransport: SessionTransport, @unchecked Sendable {
    private(set) var count = 0
    var pendingBytes: Int { 0 }
    func send(_ frame: String) { count += 1 }
    func close() {}
}

struct FuzzedPage: View {
    @State private var text = ""
    @State private var amount = 1.5
    @State private var isOn = false
    @State private var isShown = false
    @State private var asks = false
    @State private var rows = [1, 2, 3]
    var body: some View {
        VStack {
            TextField("Text", text: $text)
            TextField("Amount", value: $amount, format: .number)
            Toggle("Toggle", isOn: $isOn)
            Button("Sheet") { isShown = true }
            Button("Alert") { asks = true }
            Button("Rows") { rows = rows.reversed() + [(rows.max() ?? 0) % 20 + 1] }
            if isOn { Text(text).onTapGesture { rows.removeAll() } }
            ForEach(rows, id: \.self) { row in Button("Row \(row)") { text += "\(row)" } }
            GeometryReader { proxy in Text("\(Int(proxy.size.width))") }
        }
        .sheet(isPresented: $isShown) { Button("More") { asks = true } }
        .alert("Sure?", isPresented: $asks) { Button("Yes", role: .destructive) { rows = [] } }
    }
}

/// To the error stream, which is not buffered.
func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
