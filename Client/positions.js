// SPDX-License-Identifier: Apache-2.0
/**
 * The part of the client for scroll containers whose position the app knows. It tells the server which view is at the
 * anchor of a container while the user scrolls, and scrolls to views, edges and points.
 */
import { isCalm, isRightToLeft } from './start/basics.js'
import { isAnswered, send } from './start/connection.js'
import { idOf, lookUp } from './start/nodes.js'
import { POSITION } from './start/operations.js'
import { join } from './start/parts.js'

/** The containers that have their first position. @type {WeakSet<Element>} */ const begun = new WeakSet()
/** The containers that the app has scrolled, until the user does. @type {Set<Element>} */ const steered = new Set()
/** The last report of each container: the view, and the number of the event. @type {WeakMap<Element, number[]>} */
const told = new WeakMap()
/** The containers that have a report to send in the next frame. @type {Set<Element>} */ const moved = new Set()

/** @param {Element} port */
const factsOf = (port) => (port.getAttribute('data-position') ?? '').split(' ')
/** Returns the distance of a place from a range. @param {number} at @param {number} low @param {number} high */
const beside = (at, low, high) => Math.max(low - at, 0, at - high)

join({
  perform: {
    [POSITION]: (id, [target, x, y, smooth], frame) => void frame.last.push(() => {
      const port = lookUp(id), view = lookUp(target)
      if (port && (view || !target)) steer(port, view, x, y, smooth)
    }),
  },
  settle: (fresh) => fresh.forEach(begin),
})
document.querySelectorAll('[data-position]').forEach(begin)
document.addEventListener('scroll', ({ target }) => {
  if (target instanceof Element && target.matches('[data-position]') && !steered.has(target)) later(target)
}, { capture: true, passive: true })
for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
  addEventListener(type, () => steered.clear(), { capture: true, passive: true })
}
// Rows that are built after the scrolling move the others, which is not the user's doing.
addEventListener('scrollend', () => steered.forEach((port) => {
  if (!port.querySelector('[data-lazy]')) steered.delete(port)
}), { capture: true, passive: true })

/** Gives a container its first position, if it has one. @param {Element} port */
function begin(port) {
  const [, , x, y] = factsOf(port)
  if (!x || begun.has(port)) return
  begun.add(port)
  steer(port, undefined, x === '-' ? null : +x, y === '-' ? null : +y, false)
}

/**
 * Scrolls a container so that a point of a view is at the same point of the container, or to an offset from the leading
 * edge and the top. `null` scrolls as little as possible.
 * @param {Element} port @param {Element | undefined} view @param {number | null} x @param {number | null} y
 * @param {boolean} smooth
 */
function steer(port, view, x, y, smooth) {
  const turned = isRightToLeft(port)
  // The rows on the way would come in between.
  /** @type {ScrollToOptions} */ const goal = { behavior: smooth && !isCalm() && !port.querySelector('[data-lazy]')
    ? 'smooth' : 'instant' }
  if (view) {
    const [left, right, top, bottom, scale] = areaOf(port), box = view.getBoundingClientRect()
    const across = x === null ? x : turned ? 1 - x : x
    goal.left = port.scrollLeft + distance(left, right, box.left, box.right, across) / scale
    goal.top = port.scrollTop + distance(top, bottom, box.top, box.bottom, y) / scale
  } else {
    if (x !== null) goal.left = turned ? -x : x
    if (y !== null) goal.top = y
  }
  steered.add(port)
  told.delete(port)
  port.scrollTo(goal)
}

/**
 * Returns the distance to scroll along one axis.
 * @param {number} start @param {number} end of the container
 * @param {number} low @param {number} high of the view
 * @param {number | null} anchor
 */
function distance(start, end, low, high, anchor) {
  if (anchor !== null) return low + anchor * (high - low) - start - anchor * (end - start)
  return low < start ? low - start : Math.max(0, Math.min(high - end, low - start))
}

/**
 * Returns the sides of the area in which a container shows its content, and its scale, because a layer around it can be
 * growing.
 * @param {Element} port
 */
function areaOf(port) {
  const { left, top, width } = port.getBoundingClientRect(), style = getComputedStyle(port)
  const scale = width / /** @type {HTMLElement} */ (port).offsetWidth || 1
  const [x, y] = [left + port.clientLeft * scale, top + port.clientTop * scale]
  const inset = (/** @type {string} */ side) =>
    scale * (parseFloat(style.getPropertyValue(`scroll-padding-${side}`)) || 0)
  return [x + inset('left'), x + port.clientWidth * scale - inset('right'), y + inset('top'),
    y + port.clientHeight * scale - inset('bottom'), scale]
}

/** @param {Element} port */
function later(port) {
  if (!moved.size) requestAnimationFrame(tellAll)
  moved.add(port)
}

/** Tells what has changed. A container has at most one report that waits for its answer. */
function tellAll() {
  const ports = [...moved]
  moved.clear()
  for (const port of ports) {
    const [last, number] = told.get(port) ?? [-1, 0]
    if (!isAnswered(number)) later(port)
    else if (!steered.has(port)) {
      const view = viewAt(port)
      if (view !== last) told.set(port, [view, send(idOf(port), 'scroll',
        [Math.round(port.scrollLeft), Math.round(port.scrollTop), view])])
    }
  }
}

/** Returns the number of the view at the anchor of a container, or 0. @param {Element} port */
function viewAt(port) {
  const [x, y] = factsOf(port).map(Number), [left, right, top, bottom] = areaOf(port)
  // Where two views meet, the one inside counts.
  const across = left + 1 + (isRightToLeft(port) ? 1 - x : x) * (right - left - 2)
  const down = top + 1 + y * (bottom - top - 2)
  const isWide = port.scrollWidth > port.clientWidth + 1, isHigh = port.scrollHeight > port.clientHeight + 1
  let found = 0, least = Infinity
  for (const view of port.querySelectorAll('.targets > :not([data-lazy])')) {
    const id = idOf(view)
    if (!id || view.parentElement?.closest('.scroll') !== port) continue
    const box = view.getBoundingClientRect()
    const away = Math.hypot(isWide ? beside(across, box.left, box.right) : 0,
      isHigh ? beside(down, box.top, box.bottom) : 0)
    if (away < least) [found, least] = [id, away]
  }
  return found
}
