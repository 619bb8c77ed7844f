// SPDX-License-Identifier: Apache-2.0
/** Converts the curves of the wire into functions of time, and into easings that the browser plays by itself. */

import { clamp } from './basics.js'

/** @typedef {{f: (fraction: number) => number, seconds: number, easing: string}} Curve `f` goes from 0 to 1 */

/** The largest distance between a line and the curve, as a fraction of the way. */
const ERROR = 0.002

/**
 * Returns a damped spring in closed form.
 * @param {number} response seconds of one oscillation without damping
 * @param {number} damping 1 does not overshoot
 * @param {number} [velocity] at the start, in lengths of the whole way per second
 * @returns {Curve}
 */
export function spring(response, damping, velocity = 0) {
  const w = 2 * Math.PI / response, root = Math.sqrt(Math.abs(1 - damping * damping)) * w, slow = damping * w
  const b = velocity - slow
  const still = damping < 1
    ? (/** @type {number} */ t) => Math.exp(-slow * t) * (b / root * Math.sin(root * t) - Math.cos(root * t))
    : root < 1e-3
      ? (/** @type {number} */ t) => Math.exp(-slow * t) * (b * t - 1)
      : (/** @type {number} */ t) => Math.exp(-slow * t) * (b / root * Math.sinh(root * t) - Math.cosh(root * t))
  // The search goes from a bound on the slowest term back to the last visible deviation.
  const step = response / 40
  let seconds = (Math.log(1 + Math.abs(velocity) / w) + 15) / (damping < 1 ? slow : slow - root)
  while (seconds > step && Math.abs(still(seconds - step)) < 0.001) seconds -= step
  const f = (/** @type {number} */ p) => p >= 1 ? 1 : 1 + still(p * seconds)
  return { f, seconds, easing: linear(f) }
}

/**
 * Approximates a curve with few straight lines. It halves until three points in between are close to the chord.
 * @param {(fraction: number) => number} f
 */
export function linear(f) {
  /** @type {[number, number][]} */ const points = []
  /** @param {number} a @param {number} fa @param {number} b @param {number} fb @param {number} depth */
  const halve = (a, fa, b, fb, depth) => {
    const off = [0.25, 0.5, 0.75].some((q) => Math.abs(f(a + (b - a) * q) - fa - (fb - fa) * q) > ERROR)
    // The first cuts need no test, because an oscillation can cross its chord just there.
    if (depth < 3 || (off && depth < 12)) {
      const middle = (a + b) / 2, value = f(middle)
      halve(a, fa, middle, value, depth + 1)
      halve(middle, value, b, fb, depth + 1)
    } else points.push([b, fb])
  }
  halve(0, f(0), 1, 1, 0)
  return `linear(0,${points.map(([x, y]) => `${+y.toFixed(4)} ${+(x * 100).toFixed(2)}%`)})`
}

/**
 * Returns `cubic-bezier` as a function, for the speed at which a motion is interrupted.
 * @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2
 */
function bezier(x1, y1, x2, y2) {
  const at = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ t) =>
    3 * (1 - t) * t * ((1 - t) * a + t * b) + t * t * t
  return (/** @type {number} */ x) => {
    let low = 0, high = 1
    for (let i = 0; i < 30; i++) {
      const middle = (low + high) / 2
      if (at(x1, x2, middle) < x) low = middle
      else high = middle
    }
    return at(y1, y2, low)
  }
}

/**
 * Returns the curve of the first member of an animation. Five numbers are a Bézier curve and its seconds, two or three
 * are a spring, more are the seconds and the values at equal parts of them.
 * @param {number[]} numbers
 * @param {number} [velocity]
 * @returns {Curve}
 */
export function curve(numbers, velocity = 0) {
  const [a, b, c, d, seconds] = numbers
  if (numbers.length > 5) {
    const points = [0, ...numbers.slice(1)], last = points.length - 1
    const f = (/** @type {number} */ p) => {
      const at = clamp(p, 0, 1) * last, low = Math.min(Math.floor(at), last - 1)
      return points[low] + (points[low + 1] - points[low]) * (at - low)
    }
    return { f, seconds: a, easing: `linear(${points})` }
  }
  if (numbers.length < 5) return spring(a, b, (c ?? 0) + velocity)
  return { f: bezier(a, b, c, d), seconds, easing: `cubic-bezier(${numbers.slice(0, 4)})` }
}
