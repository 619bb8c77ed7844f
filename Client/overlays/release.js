// SPDX-License-Identifier: Apache-2.0
/**
 * Computes what a finger on a sheet, a drawer or a toast means: how far the layer follows it, and where a release
 * leads. A height is the visible part of the layer in the window, in points. Velocities are points per ms on the way
 * out.
 */

import { clamp } from '../start/basics.js'
import { FLICK } from '../start/numbers.js'

/** The part of the smallest height that must be out of the window for a dismissal. */
const GONE = 0.25
/** The ms that a flick continues: a velocity that loses 0.2 % each ms covers 499 times itself. */
const GLIDE = 499
/** The points that a finger has to move back before it no longer dismisses. */
const TURNED = 10
/** A toast is dismissed after FAR points, or after SLIGHT points at the velocity FAST. */
const FAR = 45, FAST = 0.11, SLIGHT = 6

/**
 * Returns the distance that a layer gives way beyond its limit: less and less, up to 120 points.
 * @param {number} distance
 */
export const rubber = (distance) => 120 * (1 - 1 / (distance / 400 + 1))

/**
 * Returns the visible height when the finger asks for `height`.
 * @param {number} height @param {number} least @param {number} most @param {boolean} mayGo
 */
export function shownAt(height, least, most, mayGo) {
  if (height > most) return most + rubber(height - most)
  return height < least && !mayGo ? least - rubber(least - height) : height
}

/** @param {number[]} heights @param {number} height */
export const nearest = (heights, height) =>
  heights.reduce((best, next) => Math.abs(next - height) < Math.abs(best - height) ? next : best)

/**
 * Returns the height at which a layer comes to rest, or 0 for a dismissal (rows 77, 78 and 80).
 * @param {number[]} heights @param {number} height @param {number} lowest the lowest height under this finger
 * @param {number | null} velocity `null` if the finger was not lifted, which never dismisses
 */
export function goalOf(heights, height, lowest, velocity) {
  // A finger that has turned back no longer dismisses.
  if (velocity === null || (height > lowest + TURNED && velocity > -FLICK)) return nearest(heights, height)
  const least = Math.min(...heights)
  if (height < least && (velocity > FLICK || (velocity > -0.05 && height < least * (1 - GONE)))) return 0
  if (Math.abs(velocity) < FLICK) return nearest(heights, height - velocity * GLIDE)
  const ahead = heights.filter((other) => velocity < 0 ? other > height : other < height)
  return nearest(ahead.length ? ahead : heights, height)
}

/**
 * Returns the same for a toast. A toast is small, so a short way is enough (row 100).
 * @param {number} size @param {number} height @param {number | null} velocity
 */
export const toastGoal = (size, height, velocity) =>
  velocity !== null && (size - height >= FAR || (size - height > SLIGHT && velocity >= FAST)) ? 0 : size

/**
 * Converts the velocity of the finger for a spring: to lengths of the whole way per second, toward the goal.
 * @param {number} shown @param {number} goal @param {number | null} velocity
 */
export function push(shown, goal, velocity) {
  const way = shown - goal
  // On a way without length any velocity is infinite. A higher velocity than 30 looks like a jump.
  return Math.abs(way) < 1 ? 0 : clamp(1000 * (velocity ?? 0) / way, -30, 30) || 0
}

/**
 * Returns the edge of a drawer. The edge of a popover says nothing while it is a sheet.
 * @param {import('./layers.js').Layer} layer
 */
export const edgeOf = ({ kind, node }) => kind === 'popover' ? undefined : node.dataset.edge

/**
 * Returns the direction in which a layer leaves the window, to the side that it came from, as signs of x and y.
 * @param {string | undefined} edge @param {boolean} rtl
 */
export const wayOut = (edge, rtl) =>
  edge === 'top' ? [0, -1] : edge === 'leading' ? [rtl ? 1 : -1, 0] : edge === 'trailing' ? [rtl ? -1 : 1, 0] : [0, 1]

/**
 * Indicates whether a scroll container is at the end to which a finger on the way out pulls it.
 * @param {number} offset @param {number} range how far it scrolls @param {number} sign of the way out
 * @param {boolean} mirrored
 */
export const atEnd = (offset, range, sign, mirrored) => {
  const from = mirrored ? -range : 0
  return sign > 0 ? offset <= from : offset >= from + range - 1
}

/**
 * Returns how far a value is between two others, from 0 to 1.
 * @param {number} value @param {number} from @param {number} to
 */
export const part = (value, from, to) => clamp((value - from) / (to - from), 0, 1) || 0
