// SPDX-License-Identifier: Apache-2.0
/** What all motions have in common: how long they take, and who is told when they are over. */
import { send } from './connection.js'
import { curve } from './springs.js'

/**
 * @typedef {[curve: number[], delay?: number, count?: number, complete?: number]} Spec
 * @typedef {{number: number, count: number}} Ticket a completion that waits for animations to end
 * @typedef {{rect: DOMRect, width: number, height: number}} Place
 * @typedef {{
 *   spec: Spec, tickets: Ticket[], count: number, looks: Map<HTMLElement, Record<string, string>>, places: Map<Element, Place>,
 *   ways: Map<HTMLElement, Map<string, string[]>>, texts: Map<HTMLElement, {ghost: HTMLElement, was: string}>, fresh: Element[], leaving: HTMLElement[], own: Set<Element>,
 * }} Group
 */

/** A motion whose end is not reported by then counts as over, in ms. */
export const GRACE = 400

/** Completions that have not been told, in their order. @type {Set<Ticket>} */ export const untold = new Set()

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
  return { f, easing, ms: seconds * 1000, delay: delay * 1000, iterations: times || Infinity, direction: /** @type {PlaybackDirection} */ (count < 0 ? 'alternate' : 'normal') }
}

/**
 * @param {Element} node @param {PropertyIndexedKeyframes} frames @param {ReturnType<typeof timing>} time
 * @param {CompositeOperation} [composite]
 */
export function animate(node, frames, { easing, ms, delay, iterations, direction }, composite) {
  // The easing belongs to the keyframes, so that the effect tells how far in time it is.
  return node.animate({ ...frames, easing }, { duration: ms, delay, iterations, direction, fill: 'backwards', composite })
}

/** @param {Group} group @param {Animation} animation @param {() => void} done */
export function count(group, animation, done) {
  group.count++
  for (const ticket of group.tickets) ticket.count++
  animation.finished.then(done, () => {})
}

/** @param {Group} group @param {HTMLElement} node @param {PropertyIndexedKeyframes} frames @param {Spec} [spec] @param {CompositeOperation} [composite] */
export function once(group, node, frames, spec = group.spec, composite) {
  // What comes, goes or makes room does so once, also where something else goes on for ever.
  const animation = animate(node, frames, { ...timing(spec), iterations: 1, direction: 'normal' }, composite)
  count(group, animation, () => release(group.tickets))
  return animation
}

/** @param {Spec} spec @returns {Group} */
export const alone = (spec) => ({ spec, tickets: [], count: 0, looks: new Map(), places: new Map(), ways: new Map(), texts: new Map(), fresh: [], leaving: [], own: new Set() })

/**
 * `offsetWidth` is rounded: half a point too little breaks a text into two lines. A box that is turned or scaled shows no other.
 * @param {Element} node @returns {Place}
 */
export function placeOf(node) {
  const { offsetWidth = 0, offsetHeight = 0 } = /** @type {HTMLElement} */ (node)
  const rect = node.getBoundingClientRect()
  const exact = (/** @type {number} */ whole, /** @type {number} */ seen) => Math.abs(whole - seen) < 1 ? seen : whole + 0.5
  return { rect, width: exact(offsetWidth, rect.width), height: exact(offsetHeight, rect.height) }
}
