// SPDX-License-Identifier: Apache-2.0

/// The attributes that tell the client how an element behaves. `docs/wire` describes each of them.
package enum AttributeName {
    // Fields, keys, pointers and lists; see `docs/wire/Start.md`.
    package static let on = "data-on"
    package static let keys = "data-keys"
    package static let primary = "data-primary"
    package static let hover = "data-hover"
    package static let space = "data-space"
    package static let places = "data-places"
    package static let lazy = "data-lazy"
    package static let more = "data-more"
    package static let clear = "data-clear"
    package static let `default` = "data-default"
    package static let role = "data-role"
    package static let own = "data-own"
    package static let delete = "data-delete"
    package static let move = "data-move"
    package static let record = "data-record"
    package static let testid = "data-testid"
    package static let scene = "data-scene"

    // Pages; see `docs/wire/Navigation.md`.
    package static let place = "data-place"
    package static let root = "data-root"
    package static let rest = "data-rest"
    package static let zoom = "data-zoom"
    package static let zooms = "data-zooms"
    package static let cancels = "data-cancels"

    // Layers; see `docs/wire/Overlays.md`.
    package static let layer = "data-layer"
    package static let epoch = "data-epoch"
    package static let modal = "data-modal"
    package static let dismiss = "data-dismiss"
    package static let history = "data-history"
    package static let inert = "data-inert"
    package static let focus = "data-focus"
    package static let motion = "data-motion"
    package static let still = "data-still"
    package static let awaits = "data-awaits"
    package static let hole = "data-hole"
    package static let source = "data-source"
    package static let closes = "data-closes"
    package static let anchored = "data-anchored"
    package static let anchor = "data-anchor"
    package static let edge = "data-edge"
    package static let stays = "data-stays"
    package static let order = "data-order"
    package static let preview = "data-preview"
    package static let lift = "data-lift"
    package static let reverse = "data-reverse"
    package static let detents = "data-detents"
    package static let detent = "data-detent"
    package static let through = "data-through"
    package static let scrolls = "data-scrolls"
    package static let compact = "data-compact"
    package static let compactV = "data-compact-v"
    package static let width = "data-width"
    package static let height = "data-height"
    package static let sticky = "data-sticky"
    package static let upload = "data-upload"
    package static let timeout = "data-timeout"
    package static let priority = "data-priority"
    package static let say = "data-say"
    package static let haptic = "data-haptic"
    package static let keeps = "data-keeps"
    package static let clearance = "data-clearance"
    package static let toasts = "data-toasts"

    // Motion; see `docs/wire/Motion.md`.
    package static let transition = "data-transition"
    package static let content = "data-content"
    package static let match = "data-match"
    package static let mirrors = "data-mirrors"

    // Gestures; see `docs/wire/Gestures.md`.
    package static let gesture = "data-gesture"
    package static let follows = "data-follows"

    // Custom elements; see `docs/wire/Foreign.md`.
    package static let events = "data-events"
}
