// SPDX-License-Identifier: Apache-2.0
/**
 * Drags with a finger: a long press lifts, a copy follows the finger, and the page scrolls at the edges of what is
 * visible. A drag that ends over nothing springs back.
 */
import { consume } from '../start/basics.js'
import { wanting } from '../start/events.js'
import { aimAt, deliver, dragged, lift, lower, seenOf, sourceAt } from './aim.js'
import { FIELDS } from './pointers.js'
import { moveCopy, removeCopy, showCopy } from './stage.js'

/**
 * The ms after which a press lifts, before one that asks for a context menu; the points that it may move before; and
 * the points at an edge where a drag scrolls, and how far in a frame.
 */
const LONG = 400, SLOP = 10, EDGE = 48, PACE = 12

/**
 * @typedef {{node: HTMLElement, id: number, x: number, y: number, left: number, top: number, timer: number,
 *   copy?: HTMLElement, moved?: boolean}} Press
 */
/** @type {Press | null} */ let press = null
let swallows = false

export function watchFingers() {
  addEventListener('pointerdown', down, true)
  addEventListener('pointermove', moved)
  addEventListener('pointerup', up)
  addEventListener('pointercancel', cancelFinger)
  addEventListener('contextmenu', (event) => { if (press?.copy) consume(event) }, true)
  // A listener that may keep the page from scrolling has to be there before the touch.
  addEventListener('touchmove', (event) => { if (press?.copy && event.cancelable) event.preventDefault() },
    { passive: false })
  addEventListener('touchend', (event) => {
    // There is no click after a drag.
    if (swallows && event.cancelable) event.preventDefault()
    swallows = false
  }, { passive: false })
}

/** @param {PointerEvent} event */
function down({ pointerType, pointerId: id, target, clientX: x, clientY: y }) {
  if (press) return cancelFinger()
  const node = pointerType === 'touch' ? sourceAt(target) : null
  if (!node || /** @type {Element} */ (target).closest(FIELDS)) return
  const { left, top } = seenOf(node).getBoundingClientRect()
  press = { node, id, x, y, left: x - left, top: y - top, timer: setTimeout(begin, LONG) }
}

function begin() {
  const begun = press
  if (!begun) return
  clearTimeout(begun.timer)
  // Nothing else follows this finger any more.
  press = null
  begun.node.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: begun.id }))
  press = begun
  navigator.vibrate?.(10)
  begun.copy = showCopy(seenOf(begun.node))
  lift(begun.node)
  follow()
}

/** Moves the copy, aims and scrolls in each frame, because what is below the finger moves too. */
function follow() {
  if (!press?.copy || dragged() !== press.node) return cancelFinger()
  const { x, y, left, top, copy } = press
  moveCopy(copy, x - left, y - top)
  if (press.moved) {
    scroll(x, y)
    aimAt(x, y)
  }
  requestAnimationFrame(follow)
}

/** Scrolls what is below an edge that the finger is at. @param {number} x @param {number} y */
function scroll(x, y) {
  for (let port = document.elementFromPoint(x, y); port; port = port.parentElement) {
    const isPage = port === document.documentElement, style = getComputedStyle(port)
    const box = isPage ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : port.getBoundingClientRect()
    const step = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ to,
      /** @type {string} */ overflow) =>
      !isPage && !/auto|scroll/.test(overflow) ? 0 : at < from + EDGE ? -PACE : at > to - EDGE ? PACE : 0
    const before = port.scrollLeft + port.scrollTop
    port.scrollBy({ left: step(x, box.left, box.right, style.overflowX),
      top: step(y, box.top, box.bottom, style.overflowY), behavior: 'instant' })
    if (port.scrollLeft + port.scrollTop !== before) return
  }
}

/** @param {PointerEvent} event */
function moved({ pointerId, target, clientX: x, clientY: y }) {
  if (press?.id !== pointerId) return
  const isFar = Math.hypot(x - press.x, y - press.y) > SLOP
  if (isFar && !press.copy) {
    if (/** @type {Element} */ (target).closest('[data-handle]')) begin()
    else cancelFinger()
  }
  if (press?.copy && (press.moved || isFar)) Object.assign(press, { x, y, moved: true })
}

/** @param {PointerEvent} event */
function up(event) {
  const ended = press
  if (ended?.id !== event.pointerId) return
  if (!ended.copy) return cancelFinger()
  swallows = true
  const isDropped = ended.moved && aimAt(event.clientX, event.clientY) && deliver()
  if (!isDropped) return cancelFinger(event)
  press = null
  removeCopy(ended.copy)
  lower()
}

/** Gives up. A press that has lifted something without moving it asks for its menu. @param {PointerEvent} [event] */
function cancelFinger(event) {
  const ended = press
  if (!ended || event && event.pointerId !== ended.id) return
  clearTimeout(ended.timer)
  press = null
  if (!ended.copy) return
  removeCopy(ended.copy, seenOf(ended.node).getBoundingClientRect())
  lower()
  if (event?.type === 'pointerup' && !ended.moved && wanting(ended.node, 'menu')) {
    const { clientX, clientY } = event
    ended.node.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY }))
  }
}

export const dropFinger = () => cancelFinger()
