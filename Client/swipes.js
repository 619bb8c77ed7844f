// SPDX-License-Identifier: Apache-2.0
/**
 * The part of the client for swipes over rows on touch screens. A row with actions is a scroll container, which the
 * browser moves. This module scrolls over the actions at its leading edge when it appears, and runs the first action of
 * an edge when a finger moves over most of the row.
 */
import { isRightToLeft } from './start/basics.js'
import { join } from './start/parts.js'

/** The part of its width that a finger moves over a row to run its first action. */
const MOST = 0.75
const ROW = '.row > .sw', LEADING = '[data-swipe~=lead]'

/** @type {{row: HTMLElement, x: number, y: number, end?: HTMLElement} | null} */ let swipe = null
const observer = new ResizeObserver((entries) => entries.forEach(({ target }) => cover(target)))

join({ settle: watch })
watch()
const options = { capture: true, passive: true }
addEventListener('touchstart', ({ target, touches: [{ clientX: x, clientY: y }] }) => {
  const row = /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest?.(ROW))
  swipe = row && !row.closest('.editing') ? { row, x, y } : null
}, options)
addEventListener('touchmove', ({ touches: [{ clientX, clientY }] }) => moved(clientX, clientY), options)
addEventListener('touchend', () => finish(true), options)
addEventListener('touchcancel', () => finish(false), options)
document.addEventListener('click', ({ target }) => {
  const row = target instanceof Element && target.closest('[data-swipe]') ? target.closest(ROW) : null
  if (row) close(row)
})

function watch() {
  for (const acts of document.querySelectorAll(LEADING + ':not([data-placed])')) {
    const row = acts.closest(ROW)
    if (row) observer.observe(row)
  }
}

/** Scrolls over the actions at the leading edge, once the row is laid out. @param {Element} row */
function cover(row) {
  const all = row.querySelectorAll(LEADING + ':not([data-placed])')
  if (!all.length) observer.unobserve(row)
  else if (row.clientWidth) {
    for (const acts of all) acts.setAttribute('data-placed', '')
    close(row, 'instant')
  }
}

/** Hides the actions of a row. @param {Element} row @param {ScrollBehavior} [behavior] */
function close(row, behavior = 'smooth') {
  let width = 0
  for (const acts of row.querySelectorAll(LEADING)) width += /** @type {HTMLElement} */ (acts).offsetWidth
  row.scrollTo({ left: isRightToLeft(row) ? -width : width, behavior })
}

/** @param {number} x @param {number} y */
function moved(x, y) {
  if (!swipe) return
  const { row } = swipe, way = (x - swipe.x) * (isRightToLeft(row) ? -1 : 1)
  const isFull = Math.abs(way) > MOST * row.offsetWidth && Math.abs(y - swipe.y) < row.offsetHeight
  const end = /** @type {HTMLElement | undefined} */ (isFull ? [...row.querySelectorAll('[data-swipe~=full]')]
    .findLast((acts) => acts.getClientRects().length && acts.matches(LEADING) === way > 0) : undefined)
  if (end === swipe.end) return
  delete swipe.end?.dataset.full
  swipe.end = end
  if (end) end.dataset.full = ''
}

/** @param {boolean} isDone */
function finish(isDone) {
  const end = swipe?.end
  swipe = null
  if (!end) return
  delete end.dataset.full
  if (isDone) /** @type {HTMLElement | null} */ (end.querySelector('button:not(:disabled)'))?.click()
}
