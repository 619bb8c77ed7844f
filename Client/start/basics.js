// SPDX-License-Identifier: Apache-2.0
/** Functions that modules of several parts share. */

/** Indicates whether the user prefers reduced motion. */
export const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** @param {Element} node */
export const isRightToLeft = (node) => getComputedStyle(node).direction === 'rtl'

/** @param {number} value @param {number} least @param {number} most */
export const clamp = (value, least, most) => Math.max(least, Math.min(most, value))

/**
 * Makes an element with properties, at the end of a parent if there is one.
 * @param {string} tag @param {object} properties @param {Element} [parent]
 * @returns {any}
 */
export function make(tag, properties, parent) {
  const node = Object.assign(document.createElement(tag), properties)
  parent?.append(node)
  return node
}

/** @param {number} value */
export const tenth = (value) => Math.round(value * 10) / 10

/** Keeps the browser and all further listeners from handling an event. @param {Event} event */
export function consume(event) {
  event.preventDefault()
  event.stopPropagation()
}

/** The ms before a release that count for its velocity. A finger that rests longer does not flick. */
export const RECENT = 100

/**
 * Returns the velocity per ms at the end of a trail of times and places.
 * @param {[time: number, ...places: number[]][]} trail @param {number} now @param {number} [axis] which of the places
 */
export function velocityOf(trail, now, axis = 1) {
  const [first, ...rest] = trail.filter(([time]) => now - time < RECENT), last = rest.at(-1)
  return last ? (last[axis] - first[axis]) / Math.max(1, last[0] - first[0]) : 0
}
