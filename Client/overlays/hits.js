// SPDX-License-Identifier: Apache-2.0
/** Gives a press in a moving layer to the element that was under the pointer when it went down. */
import { consume } from '../start/basics.js'
import { usable } from '../start/focus.js'
import { layerOf } from './layers.js'

/**
 * The element that was pressed while its layer moved, and the place of the press.
 * @type {{node: HTMLElement, x: number, y: number} | null}
 */
let caught = null
let isClicked = false

export function watchHits() {
  addEventListener('pointerdown', catchMoving, true)
  addEventListener('pointerup', releaseMoved, true)
  addEventListener('click', clickMoved, true)
}

/** @param {PointerEvent} event */
function catchMoving(event) {
  isClicked = false
  const node = /** @type {Element} */ (event.target), layer = event.isPrimary && !event.button ? layerOf(node) : null
  const button = /** @type {HTMLElement | null} */ (layer?.open && layer.motion.ended
    ? node.closest('button,a[href],summary,label,input,[data-on~=click]') : null)
  caught = button && { node: button, x: event.clientX, y: event.clientY }
}

/**
 * A press on a moving element is meant for it, wherever it is at the time of the release.
 * @param {PointerEvent} event
 */
function releaseMoved({ clientX: x, clientY: y }) {
  const press = caught
  caught = null
  if (!press || Math.hypot(x - press.x, y - press.y) > 10 || press.node.contains(document.elementFromPoint(x, y)) ||
    !usable(press.node)) return
  isClicked = true
  setTimeout(() => { isClicked = false }, 300)
  press.node.click()
}

/** Consumes the browser's own click, on the common ancestor of both places. @param {MouseEvent} event */
function clickMoved(event) {
  if (isClicked && event.isTrusted) consume(event)
}
