// SPDX-License-Identifier: Apache-2.0
/**
 * The part of the client that resizes the column of an inspector, by a pointer at its edge and by the arrow keys on the
 * edge. Nothing is asked of the server; at the end it is told the width.
 */
import { clamp, consume, isRightToLeft } from './start/basics.js'
import { send } from './start/connection.js'
import { idOf } from './start/nodes.js'

/** The points of one key press. */
const STEP = 16

/** @type {{edge: HTMLElement, x: number, width: number} | null} */
let drag = null

/** @param {EventTarget | null} target */
const edgeOf = (target) =>
  /** @type {HTMLElement | null} */ (target instanceof Element ? target.closest('.column-edge') : null)

/** @param {HTMLElement} edge */
const widthOf = (edge) => /** @type {HTMLElement} */ (edge.parentElement).offsetWidth

/** @param {HTMLElement} edge */
const layerOf = (edge) => /** @type {HTMLElement} */ (edge.closest('.layer'))

/** @param {HTMLElement} edge @param {number} width */
function put(edge, width) {
  layerOf(edge).style.setProperty('--column',
    `${clamp(Math.round(width), Number(edge.ariaValueMin), Number(edge.ariaValueMax))}px`)
  edge.ariaValueNow = `${widthOf(edge)}`
  // The page follows, and so does everything that is placed in the window.
  dispatchEvent(new Event('resize'))
}

/** @param {HTMLElement} edge */
const tell = (edge) => send(idOf(layerOf(edge)), 'custom', ['column', widthOf(edge)])

/** The page follows a finger at once. @param {boolean} held */
function hold(held) {
  const root = document.getElementById('dais-root')
  if (root) root.style.transition = held ? 'none' : ''
}

/** @param {PointerEvent} event */
function down(event) {
  const edge = edgeOf(event.target)
  if (!edge || event.button || !event.isPrimary) return
  drag = { edge, x: event.clientX, width: widthOf(edge) }
  edge.setPointerCapture(event.pointerId)
  hold(true)
}

/** @param {PointerEvent} event */
function moved({ clientX, buttons }) {
  if (drag && buttons) put(drag.edge, drag.width + (drag.x - clientX) * (isRightToLeft(drag.edge) ? -1 : 1))
}

function up() {
  if (!drag) return
  hold(false)
  if (widthOf(drag.edge) !== drag.width) tell(drag.edge)
  drag = null
}

/** @param {KeyboardEvent} event */
function key(event) {
  const edge = edgeOf(event.target), { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (!edge || ctrlKey || metaKey || altKey || shiftKey) return
  const grows = isRightToLeft(edge) ? 'ArrowRight' : 'ArrowLeft'
  const width = key === 'Home' ? 0 : key === 'End' ? Infinity : /^Arrow(Left|Right)$/.test(key)
    ? widthOf(edge) + (key === grows ? STEP : -STEP) : NaN
  if (isNaN(width)) return
  consume(event)
  put(edge, width)
  tell(edge)
}

addEventListener('pointerdown', down)
addEventListener('pointermove', moved)
addEventListener('pointerup', up)
addEventListener('pointercancel', up)
addEventListener('keydown', key, true)
