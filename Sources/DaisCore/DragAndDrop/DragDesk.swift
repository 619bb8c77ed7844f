// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The drag of one session: what is lifted, and the destination below it.
@MainActor
final class DragDesk {
    private struct Lifted {
        let number: UInt32
        let item: TransferItem
        /// The rows among which it moves.
        let groups: [MovableGroup]
        weak var box: BoxNode?
    }

    private struct Hovered {
        weak var element: Element?
        weak var box: BoxNode?
        let place: DropPlace
        var info: DropInfo
        var effect: String?
    }

    private var lifted: Lifted?
    private var hovered: Hovered?
    private var uploads: [Upload] = []

    private struct Upload {
        weak var box: BoxNode?
        let request: FileImport
        /// Indicates whether the view still shows the address, for the first file.
        var isAsking = true
    }

    // MARK: Sources

    /// Begins the drag of what the sources at an element give. A drag that has not ended ends.
    func lift(_ sources: [DragModifier], from element: Element, in box: BoxNode, byKeys: Bool) {
        end()
        let groups = sources.compactMap(\.group).filter { $0.takes(box) }
        for group in groups { group.lifted = box }
        let items = sources.filter { $0.group == nil }.map { $0.lift() }
        var item = TransferItem(contents: items.flatMap(\.contents))
        (item.value, item.file) = (items.last?.value, items.last?.file)
        lifted = Lifted(number: element.id, item: item, groups: groups, box: box)
        if byKeys { box.tree.emit(.document(name: AttributeName.words, value: DragWords(box.locale).json)) }
        refresh(box)
    }

    /// Ends the drag from an element, or any.
    func end(_ element: Element? = nil) {
        guard let lifted, element == nil || element?.id == lifted.number else { return }
        leave()
        self.lifted = nil
        refresh(lifted.box)
    }

    /// The words for what has been lifted from a view.
    func words(of box: BoxNode) -> [String] {
        lifted?.box === box ? lifted?.item.contents.map(\.type).dragWords ?? [] : []
    }

    /// Shows a change that no event of the browser has caused.
    private func refreshSoon(_ box: BoxNode?) {
        refresh(box)
        box?.tree.mailbox.schedule()
    }

    private func refresh(_ box: BoxNode?) {
        if let box, box.isMounted { box.restyle() }
    }

    // MARK: Destinations

    /// Returns the items of an event, or the reason why the event is refused.
    func items(of report: DropReport, at element: Element) throws(DropRefusal) -> (DropPlace, [TransferItem]) {
        var items = report.items
        if report.source != 0 {
            guard let lifted, lifted.number == report.source else { throw .notLifted }
            items = [lifted.item]
        }
        for place in element[DropTrait.self] ?? [] {
            guard let handlers = place.handlers() else { continue }
            if let group = handlers.group {
                guard report.source != 0, lifted?.groups.contains(where: { $0 === group }) == true else { continue }
                return (place, [])
            }
            if report.source == 0, report.hasFiles, handlers.takesFiles { return (place, items) }
            let fitting = items.filter { item in handlers.types.contains { item.content(for: $0) != nil } }
            if !fitting.isEmpty { return (place, fitting) }
        }
        throw .wrongType
    }

    func receive(_ report: DropReport, at element: Element) {
        guard report.phase != .out else { return leave(element) }
        guard let box = element.extras?.view as? BoxNode,
            let (place, items) = try? items(of: report, at: element)
        else { return }
        let info = DropInfo(location: report.location, items: items)
        let isInside = hover(element, box, place, info)
        guard report.phase == .drop else { return }
        leave(element, isDropped: true)
        guard isInside else { return }
        let index = place.isRow ? RowPosition(box: box).index.map { $0 + (report.isAfter ? 1 : 0) } : nil
        if report.source == 0, report.hasFiles {
            upload(to: place, box, info, index)
        } else {
            _ = place.handlers()?.perform(info, index)
        }
    }

    /// Handles that a drag is over an element. Returns whether its destination takes part.
    private func hover(_ element: Element, _ box: BoxNode, _ place: DropPlace, _ info: DropInfo) -> Bool {
        guard let handlers = place.handlers() else { return false }
        if hovered?.element !== element {
            leave()
            guard handlers.entered(info) else { return false }
            hovered = Hovered(element: element, box: box, place: place, info: info)
        }
        hovered?.info = info
        let effect = handlers.moved(info)
        if hovered?.effect != effect {
            hovered?.effect = effect
            refresh(box)
        }
        return true
    }

    private func leave(_ element: Element? = nil, isDropped: Bool = false) {
        guard let hovered, element == nil || hovered.element === element else { return }
        self.hovered = nil
        if hovered.effect != nil { refresh(hovered.box) }
        hovered.place.handlers()?.exited(hovered.info, isDropped)
    }

    /// The effect that a destination's delegate has proposed: one of the browser's words.
    func effect(at box: BoxNode) -> String? { hovered?.box === box ? hovered?.effect : nil }

    // MARK: Files

    /// The address for the files that were dropped on a view.
    func address(of box: BoxNode) -> String? {
        uploads.first { $0.box === box && $0.isAsking }?.request.address
    }

    /// Indicates whether files of a drop on a view are arriving, which no list of the app shows.
    func isArriving(at box: BoxNode) -> Bool {
        uploads.contains { $0.box === box && !$0.isAsking && $0.request.uploads == nil }
    }

    /// Asks the browser for the files of a drop. The destination gets them when all of them are there.
    private func upload(to place: DropPlace, _ box: BoxNode, _ info: DropInfo, _ index: Int?) {
        guard let handlers = place.handlers() else { return }
        forget { $0.box == nil || $0.box === box && $0.isAsking }
        let request = FileImport(
            types: handlers.fileTypes, allowsMultiple: true, uploads: handlers.uploads, hasDialog: false,
            onCompletion: { result in
                guard let urls = try? result.get() else { return }
                let items = info.items + urls.map { TransferItem(file: $0) }
                _ = place.handlers()?.perform(DropInfo(location: info.location, items: items), index)
            }, onCancellation: {})
        request.dismiss = { [weak self, weak box, unowned request] in
            self?.uploads.removeAll { $0.request === request }
            self?.refreshSoon(box)
            request.didDismiss()
        }
        // The view can then take another drop.
        request.onBegin = { [weak self, weak box, unowned request] in
            guard let self, let index = uploads.firstIndex(where: { $0.request === request }) else { return }
            uploads[index].isAsking = false
            refreshSoon(box)
        }
        box.tree.scope.files.open(request)
        uploads.append(Upload(box: box, request: request))
        refresh(box)
    }

    func uploaded(_ payload: EventPayload, at box: BoxNode) {
        // A browser that sends several answers at once does not say which it has given up.
        let own = uploads.filter { $0.box === box }
        if own.count == 1 { own[0].request.answered(payload) }
    }

    /// Gives up the files of views that have gone.
    func forgetGone() { forget { $0.box?.isMounted != true } }

    private func forget(_ isOver: (Upload) -> Bool) {
        let over = uploads.filter(isOver)
        uploads.removeAll(where: isOver)
        for upload in over { upload.request.didDismiss() }
    }
}

extension SessionScope {
    /// The drag of the session, created on first use.
    @MainActor var drags: DragDesk { shared(DragDesk.self) { DragDesk() } }
}

extension BoxNode {
    fileprivate var locale: Locale { EnvironmentValues(scope: environment).locale }
}
