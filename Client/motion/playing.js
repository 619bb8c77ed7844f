// SPDX-License-Identifier: Apache-2.0
/** Functions that all motions share: their timing, and the reports of their ends. */
import { send } from '../start/connection.js'
import { curve } from '../start/springs.js'

/**
 * @typedef {[curve: number[], delay?: number, count?: number, complete?: number]} Spec
 * @typedef {{number: number, count: number}} Ticket a completion that waits for animations to end
 * @typedef {{rect: DOMRect, width: number, height: number}} Place
 * @typedef {{
 *   spec: Spec, tickets: Ticket[], count: number, styles: Map<HTMLElement, Record<string, string>>,
 *   places: Map<Element, Place>,
 *   keyframes: Map<HTMLElement, Map<string, string[]>>, texts: Map<HTMLElement, {ghost: HTMLElement, was: string}>,
 *   fresh: Element[], leaving: HTMLElement[], own: Set<Element>,
 * }} Group
 */

/** The ms after which a motion whose end was not reported counts as over. */
export const GRACE = 400

/** Completions that the server has not heard of, in order. @type {Set<Ticket>} */ export const untold = new Set()

/** @param {Ticket} ticket */
export function complete(ticket) {
  if (untold.delete(ticket)) send(1, 'animated', [ticket.number])
}

/** @param {Ticket[]} tickets */
export function release(tickets) {
  for (const ticket of tickets) if (!--ticket.count) complete(ticket)
}

/** @param {number} number @returns {Ticket} */
export function expect(number) {
  const ticket = { number: Math.abs(number), count: 1 }
  untold.add(ticket)
  return ticket
}

/** @param {Spec} spec @param {number} [velocity] */
export function timing([numbers, delay = 0, count = 1], velocity) {
  const { f, seconds, easing } = curve(numbers, velocity)
  const times = count < 0 ? -count - 1 : count
  return { f, easing, ms: seconds * 1000, delay: delay * 1000, iterations: times || Infinity,
    direction: /** @type {PlaybackDirection} */ (count < 0 ? 'alternate' : 'normal') }
}

/**
 * @param {Element} node @param {PropertyIndexedKeyframes} frames @param {ReturnType<typeof timing>} time
 * @param {CompositeOperation} [composite]
 */
export function animate(node, frames, { easing, ms, delay, iterations, direction }, composite) {
  // The easing belongs to the keyframes, so that the progress of the effect is linear in time.
  return node.animate({ ...frames, easing },
    { duration: ms, delay, iterations, direction, fill: 'backwards', composite })
}

/** @param {Group} group @param {Animation} animation @param {() => void} done */
export function count(group, animation, done) {
  group.count++
  for (const ticket of group.tickets) ticket.count++
  animation.finished.then(done, () => {})
}

/**
 * @param {Group} group @param {HTMLElement} node @param {PropertyIndexedKeyframes} frames @param {Spec} [spec]
 * @param {CompositeOperation} [composite]
 */
export function once(group, node, frames, spec = group.spec, composite) {
  // An element that appears, disappears or makes room does so once, even if another animation repeats forever.
  const animation = animate(node, frames, { ...timing(spec), iterations: 1, direction: 'normal' }, composite)
  count(group, animation, () => release(group.tickets))
  return animation
}

/** @param {Spec} spec @returns {Group} */
export const alone = (spec) => ({ spec, tickets: [], count: 0, styles: new Map(), places: new Map(),
  keyframes: new Map(), texts: new Map(), fresh: [], leaving: [], own: new Set() })

/**
 * Measures the exact size of a box. `offsetWidth` is rounded, and half a point too little breaks a text into two lines.
 * A rotated or scaled box has no better measure.
 * @param {Element} node @returns {Place}
 */
export function placeOf(node) {
  const { offsetWidth = 0, offsetHeight = 0 } = /** @type {HTMLElement} */ (node)
  const rect = node.getBoundingClientRect()
  const exact = (/** @type {number} */ whole, /** @type {number} */ seen) => Math.abs(whole - seen) < 1 ? seen
    : whole + 0.5
  return { rect, width: exact(offsetWidth, rect.width), height: exact(offsetHeight, rect.height) }
}
