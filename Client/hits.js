// SPDX-License-Identifier: Apache-2.0
/**
 * What takes a press. In a layer that moves it is what was under the pointer when it went down.
 *
 * What of a modal in a layer can be pressed. Frames and stacks that only place something take no press, as in SwiftUI: it
 * goes on to the dimming view, or to the page. No style sheet can tell, because backgrounds come from everywhere.
 */
import { consume } from './basics.js'
import { usable } from './focus.js'
import { layerOf } from './layers.js'

const SOLID = 'a,button,input,textarea,select,label,summary,iframe,img,svg,canvas,video,audio,.T,.shape,[tabindex],[data-on~=click],[data-on~=drag],[data-on~=press]'

/** @param {Element} node */
function isBare(node) {
  if (node.matches(SOLID)) return false
  const { backgroundColor, backgroundImage, overflowY, backdropFilter } = getComputedStyle(node)
  return /^transparent$|[,/] 0\)$/.test(backgroundColor) && backgroundImage === 'none' &&
    !/auto|scroll/.test(overflowY) && (backdropFilter ?? 'none') === 'none'
}

/** @param {Element} node */
function clear(node) {
  for (const child of node.children) {
    const bare = isBare(child)
    child.toggleAttribute('data-bare', bare)
    if (bare) clear(child)
  }
}

/** @param {import('./layers.js').Layer} layer */
export function clearBare({ kind, open, surface }) {
  if (kind === 'modal' && open) clear(surface)
}

/** What was pressed while its layer moved, and where. @type {{node: HTMLElement, x: number, y: number} | null} */ let caught = null
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
  const button = /** @type {HTMLElement | null} */ (layer?.open && layer.ended ? node.closest('button,a[href],summary,label,input,[data-on~=click]') : null)
  caught = button && { node: button, x: event.clientX, y: event.clientY }
}

/**
 * Who presses something that moves means it, wherever it is by the time of the release.
 * @param {PointerEvent} event
 */
function releaseMoved({ clientX: x, clientY: y }) {
  const press = caught
  caught = null
  if (!press || Math.hypot(x - press.x, y - press.y) > 10 || press.node.contains(document.elementFromPoint(x, y)) || !usable(press.node)) return
  isClicked = true
  setTimeout(() => { isClicked = false }, 300)
  press.node.click()
}

/** The browser's own click, on whatever both places are in. @param {MouseEvent} event */
function clickMoved(event) {
  if (isClicked && event.isTrusted) consume(event)
}
