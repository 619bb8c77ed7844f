// SPDX-License-Identifier: Apache-2.0

/// The classes by which the client's modules and the server find elements. `docs/wire/Start.md` describes each of them.
///
/// All other classes only select rules of the style sheets.
package enum StateClass {
    // Views
    package static let text = "T"
    package static let shape = "shape"
    package static let wrapper = "W"
    package static let frame = "F"
    package static let positioned = "pos"
    package static let moved = "moved"
    package static let drags = "drags"
    package static let pinches = "pinches"
    package static let pinnedHeader = "sec-p"
    package static let foreign = "foreign"
    package static let button = "B"
    package static let menu = "mn"
    package static let menuItem = "mi"
    package static let menuBar = "mbar"
    package static let font = "fn"
    package static let swipedRow = "sw"
    package static let row = "row"
    package static let table = "tbl"
    package static let tableHeader = "tbl-h"
    package static let sectionHeader = "sec-h"
    package static let editing = "editing"
    package static let scroll = "scroll"
    package static let layout = "lay"
    package static let high = "gy"
    package static let targets = "targets"
    package static let search = "search"
    package static let searchArea = "searching"
    package static let suggestions = "suggest"
    package static let palette = "palette"
    package static let token = "token"

    // Navigation
    package static let stack = "nav"
    package static let page = "page"
    package static let pageContent = "page-c"
    package static let below = "below"
    package static let bars = "bars"
    package static let bar = "bar"
    package static let barTitle = "bar-t"
    package static let back = "back"
    package static let bigTitle = "big-title"
    package static let keys = "keys"
    package static let panel = "panel"
    package static let column = "col"
    package static let next = "next"

    // Presentations
    package static let layer = "layer"
    package static let backdrop = "backdrop"
    package static let spot = "spot"
    package static let surface = "surface"
    package static let sheetGrabber = "sheet-grabber"
    package static let presentationBackground = "presentation-background"
    package static let modalHandle = "modal-handle"
    package static let modalHoled = "modal-holed"
    package static let hostLayers = "host-layers"
    package static let stage = "stage"
    package static let viewer = "viewer-overlay"
    package static let viewerPage = "viewer-page"
    package static let viewerNow = "viewer-now"
    package static let floating = "floating"
    package static let floatingGrip = "floating-grip"
    package static let floatingSize = "floating-size"
    package static let columnEdge = "column-edge"
    package static let beyond = "beyond"
    package static let liftsFocused = "lifts-focused"

    /// Returns the class of the surface of one kind, such as `modal-container`.
    package static func container(of prefix: String) -> String { "\(prefix)-container" }
}
