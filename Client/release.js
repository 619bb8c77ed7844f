// SPDX-License-Identifier: Apache-2.0
/**
 * What a finger on a sheet, a drawer or a toast means, in numbers alone: how far it is followed, and where letting go leads.
 * Heights are how much of the layer is in the window, in points; velocities are points per ms on the way out.
 */

import { clamp } from './basics.js'

/** Points per ms that make a flick; the part of the smallest height that must be gone. */
export const FLICK = 0.4, GONE = 0.25
/** ms that a flick goes on for: a velocity that loses 0.2 % each ms covers 499 times itself. */
const GLIDE = 499
/** Points that a finger has to come back by before it is no longer leaving. */
const TURNED = 10
/** A toast goes after that many points, or that fast after so many. */
const FAR = 45, FAST = 0.11, SLIGHT = 6

/**
 * Further than it can go it goes ever slower, up to 120 points.
 * @param {number} distance
 */
export const rubber = (distance) => 120 * (1 - 1 / (distance / 400 + 1))

/**
 * How much is shown where the finger asks for `height`.
 * @param {number} height @param {number} least @param {number} most @param {boolean} mayGo
 */
export function shownAt(height, least, most, mayGo) {
  if (height > most) return most + rubber(height - most)
  return height < least && !mayGo ? least - rubber(least - height) : height
}

/** @param {number[]} heights @param {number} height */
export const nearest = (heights, height) => heights.reduce((best, next) => Math.abs(next - height) < Math.abs(best - height) ? next : best)

/**
 * The height to go to, 0 for away (rows 77, 78 and 80).
 * @param {number[]} heights @param {number} height @param {number} lowest so far under this finger
 * @param {number | null} velocity `null` if the finger was not lifted: then it is never away
 */
export function goalOf(heights, height, lowest, velocity) {
  // A finger that has turned back has thought better of it.
  if (velocity === null || (height > lowest + TURNED && velocity > -FLICK)) return nearest(heights, height)
  const least = Math.min(...heights)
  if (height < least && (velocity > FLICK || (velocity > -0.05 && height < least * (1 - GONE)))) return 0
  if (Math.abs(velocity) < FLICK) return nearest(heights, height - velocity * GLIDE)
  const ahead = heights.filter((other) => velocity < 0 ? other > height : other < height)
  return nearest(ahead.length ? ahead : heights, height)
}

/**
 * The same for a toast, which is small: a little is enough (row 100).
 * @param {number} size @param {number} height @param {number | null} velocity
 */
export const toastGoal = (size, height, velocity) =>
  velocity !== null && (size - height >= FAR || (size - height > SLIGHT && velocity >= FAST)) ? 0 : size

/**
 * The velocity of the finger as a spring takes it: in lengths of the whole way per second, towards the goal.
 * @param {number} shown @param {number} goal @param {number | null} velocity
 */
export function push(shown, goal, velocity) {
  const way = shown - goal
  // On a way of no length any velocity is infinite; more than this looks like a jump.
  return Math.abs(way) < 1 ? 0 : clamp(1000 * (velocity ?? 0) / way, -30, 30) || 0
}

/**
 * What the layer leaves of the window is on the side that it came from: the way out, as signs of x and y.
 * @param {string | undefined} edge @param {boolean} rtl
 */
export const wayOut = (edge, rtl) =>
  edge === 'top' ? [0, -1] : edge === 'leading' ? [rtl ? 1 : -1, 0] : edge === 'trailing' ? [rtl ? -1 : 1, 0] : [0, 1]

/**
 * Whether what scrolls is at the end that a finger on the way out pulls it to.
 * @param {number} offset @param {number} range how far it scrolls @param {number} sign of the way out @param {boolean} mirrored
 */
export const atEnd = (offset, range, sign, mirrored) => {
  const from = mirrored ? -range : 0
  return sign > 0 ? offset <= from : offset >= from + range - 1
}
