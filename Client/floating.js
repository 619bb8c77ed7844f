// SPDX-License-Identifier: Apache-2.0
/**
 * The part of the client that moves, resizes and docks floating panels, with a pointer at the title bar or the corner,
 * and with the arrow keys on the button in the title bar. Nothing is asked of the server; at the end it is told where
 * the panel is.
 */
import { clamp, consume, isRightToLeft } from './start/basics.js'
import { send } from './start/connection.js'
import { idOf } from './start/nodes.js'
import { join } from './start/parts.js'

/** The points of one key press, the distance from the edges, and the distance within which a release docks. */
const STEP = 16, EDGE = 8, NEAR = 24
const WIDTH = 200, HEIGHT = 120

/** @typedef {{x: number, y: number, w: number, h: number}} Box `x` counts from the leading edge */
/** @type {{layer: HTMLElement, sizes: boolean, x: number, y: number, box: Box, isMoved: boolean} | null} */
let drag = null

/** @param {EventTarget | null} target @param {string} selector */
const around = (target, selector) =>
  /** @type {HTMLElement | null} */ (target instanceof Element ? target.closest(selector) : null)

/** @param {HTMLElement} layer @returns {Box} */
function boxOf(layer) {
  const surface = /** @type {HTMLElement} */ (layer.querySelector(':scope>.surface'))
  const { left, right, top, width, height } = surface.getBoundingClientRect()
  return { x: isRightToLeft(surface) ? layer.clientWidth - right : left, y: top, w: width, h: height }
}

/** @param {HTMLElement} layer @param {Box} box */
function put(layer, { x, y, w, h }) {
  const wide = clamp(w, WIDTH, layer.clientWidth - 2 * EDGE), high = clamp(h, HEIGHT, layer.clientHeight - 2 * EDGE)
  const place = { x: clamp(x, EDGE, layer.clientWidth - wide - EDGE),
    y: clamp(y, EDGE, layer.clientHeight - high - EDGE), w: wide, h: high }
  const isDocked = 'dock' in layer.dataset
  // A docked panel keeps the place to which it returns.
  for (const [name, value] of Object.entries(place)) {
    if (!isDocked || name === 'w') layer.style.setProperty(`--${name}`, `${Math.round(value)}px`)
  }
  makeRoom()
}

/** @param {HTMLElement} layer */
function tell(layer) {
  const { x, y, w, h } = boxOf(layer)
  send(idOf(layer), 'custom', ['panel', [x, y, w, h, layer.dataset.dock ?? '']])
}

/** @param {HTMLElement} layer @param {string} dock */
const sideOf = (layer, dock) => (dock === 'trailing') === isRightToLeft(layer) ? 'left' : 'right'

/** Lets the page make room for docked panels, which are beside the columns of inspectors. */
function makeRoom() {
  /** @param {string} selector @returns {HTMLElement[]} */
  const all = (selector) => [...document.querySelectorAll(selector + ':not([inert])')].map((node) =>
    /** @type {HTMLElement} */ (node))
  const columns = innerWidth < 744 ? [] : all('[data-layer=inspector]:not(.host-layers *)')
  const panels = innerWidth < 600 ? [] : all('.floating[data-dock]')
  for (const side of ['left', 'right']) {
    const beside = columns.filter((layer) => sideOf(layer, 'trailing') === side)
      .reduce((sum, layer) => sum + boxOf(layer).w, 0)
    const wide = panels.filter((layer) => sideOf(layer, layer.dataset.dock ?? '') === side).map((layer) => {
      layer.style.setProperty('--beside', `${beside}px`)
      return boxOf(layer).w
    })
    document.documentElement.style.setProperty(`--docked-${side}`, `${Math.max(0, ...wide)}px`)
  }
}

/** @param {PointerEvent} event */
function down(event) {
  const handle = around(event.target, '.floating-grip,.floating-size'), layer = around(handle, '.floating')
  if (!handle || !layer || event.button || !event.isPrimary || innerWidth < 600 ||
    around(event.target, 'button:not([data-grip])')) return
  drag = { layer, sizes: handle.matches('.floating-size'), x: event.clientX, y: event.clientY, box: boxOf(layer),
    isMoved: false }
  handle.setPointerCapture(event.pointerId)
}

/** @param {PointerEvent} event */
function moved({ clientX, clientY, buttons }) {
  if (!drag || !buttons) return
  const { layer, box } = drag, sign = isRightToLeft(layer) ? -1 : 1, { dock } = layer.dataset
  const dx = sign * (clientX - drag.x), dy = clientY - drag.y
  if (!drag.isMoved && Math.hypot(dx, dy) < 4) return
  drag.isMoved = true
  if (drag.sizes) return put(layer, { ...box, w: box.w + (dock === 'trailing' ? -dx : dx), h: box.h + dy })
  if (dock) {
    // A docked panel that is pulled away floats, under the pointer, with the height that it had.
    if (Math.abs(dx) < NEAR) return
    delete layer.dataset.dock
    drag.box = { ...box, y: EDGE, h: parseFloat(layer.style.getPropertyValue('--h')) }
  }
  put(layer, { ...drag.box, x: drag.box.x + dx, y: drag.box.y + dy })
}

/** @param {PointerEvent} event */
function up({ clientX }) {
  if (drag?.isMoved) {
    const { layer, sizes } = drag, isMirrored = isRightToLeft(layer)
    const side = clientX < NEAR ? isMirrored : clientX > innerWidth - NEAR ? !isMirrored : null
    if (!sizes && side !== null) layer.dataset.dock = side ? 'trailing' : 'leading'
    makeRoom()
    tell(layer)
  }
  drag = null
}

/** @param {KeyboardEvent} event */
function key(event) {
  const layer = around(around(event.target, '[data-grip]'), '.floating')
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
  if (!layer || !way || event.ctrlKey || event.metaKey || event.altKey) return
  consume(event)
  const box = boxOf(layer), { dock } = layer.dataset, dx = way[0] * STEP * (isRightToLeft(layer) ? -1 : 1)
  const dy = way[1] * STEP
  if (event.shiftKey) put(layer, { ...box, w: box.w + (dock === 'trailing' ? -dx : dx), h: box.h + dy })
  else if (!dock) put(layer, { ...box, x: box.x + dx, y: box.y + dy })
  tell(layer)
}

addEventListener('pointerdown', down)
addEventListener('pointermove', moved)
addEventListener('pointerup', up)
addEventListener('pointercancel', up)
addEventListener('keydown', key, true)
addEventListener('resize', makeRoom)
join({ settle: makeRoom })
makeRoom()
