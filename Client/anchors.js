// SPDX-License-Identifier: Apache-2.0
/** The part of the client that keeps scroll containers at their anchors when their content or they themselves grow. */
import { isRightToLeft } from './start/basics.js'
import { join } from './start/parts.js'

/**
 * The state of a container: its offset and how far it scrolls, at its last movement, and whether anybody has scrolled
 * it.
 * @typedef {{place: number[], range: number[], isFree: boolean}} Port
 */
/** @type {WeakMap<Element, Port>} */ const ports = new WeakMap()

/** Converts between offsets from the leading edge and those of the browser. @param {Element} port @param {number} x */
const turned = (port, x) => isRightToLeft(port) ? -x : x
/** @param {Element} port */
const factsOf = (port) => ({
  place: [turned(port, port.scrollLeft), port.scrollTop],
  range: [port.scrollWidth - port.clientWidth, port.scrollHeight - port.clientHeight],
})

const sizes = new ResizeObserver((entries) => entries.forEach(({ target }) => {
  const port = ports.has(target) ? target : target.parentElement
  if (port) hold(port)
}))
const children = new MutationObserver((changes) =>
  changes.forEach(({ target }) => watch(/** @type {Element} */ (target))))

join({ settle: (fresh) => fresh.forEach(begin) })
document.querySelectorAll('[data-anchors]').forEach(begin)
addEventListener('scroll', ({ target }) => {
  const port = /** @type {Element} */ (target), state = ports.get(port), facts = state && factsOf(port)
  // The client may have scrolled it to its anchor.
  if (!facts || facts.place.every((now, axis) => Math.abs(now - state.place[axis]) < 1)) return
  ports.set(port, { ...facts, isFree: true })
}, { capture: true, passive: true })

/** @param {Element} port */
function begin(port) {
  if (!port.matches('[data-anchors]') || ports.has(port)) return
  // A position that the app binds may say where it begins.
  const isFree = /\S \S+ \S/.test(port.getAttribute('data-position') ?? '')
  ports.set(port, { ...factsOf(port), isFree })
  children.observe(port, { childList: true })
  watch(port)
}

/** @param {Element} port */
function watch(port) {
  for (const node of [port, ...port.children]) sizes.observe(node)
  hold(port)
}

/**
 * Scrolls a container to where it begins, until anybody has scrolled it, and to its anchor if it was there.
 * @param {Element} port
 */
function hold(port) {
  const state = ports.get(port)
  if (!state) return
  const anchors = (port.getAttribute('data-anchors') ?? '').split(' ').map(parseFloat), { place, range } = factsOf(port)
  const [left, top] = place.map((now, axis) => {
    const first = anchors[axis], later = anchors[axis + 2]
    if (!state.isFree && first >= 0) return first * range[axis]
    return Math.abs(state.place[axis] - later * state.range[axis]) < 2 ? later * range[axis] : now
  })
  port.scrollTo({ left: turned(port, left), top, behavior: 'instant' })
  ports.set(port, { ...factsOf(port), isFree: state.isFree })
}
