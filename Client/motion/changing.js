// SPDX-License-Identifier: Apache-2.0
/** Animates properties from one value to another. */
import { paceOf } from '../start/parts.js'
import { animate, count, release, timing } from './playing.js'

/** @typedef {import('./playing.js').Ticket} Ticket */
/** @typedef {import('./playing.js').Group} Group */
/**
 * @typedef {{animation: Animation, from: string, to: string, f: ((p: number) => number) | null, tickets: Ticket[]}}
 *   Running
 */

/** Changing one of these properties moves no other element. */
export const PAINT = [
  'opacity', 'visibility', 'translate', 'rotate', 'scale', 'filter', 'color', 'backgroundColor', 'boxShadow',
  'clipPath', 'fill', 'stroke',
  'strokeDashoffset', 'strokeDasharray', 'strokeOpacity', 'strokeWidth', 'transformOrigin', 'left', 'top', 'd',
  'borderTopLeftRadius', 'borderTopRightRadius',
  'borderBottomLeftRadius', 'borderBottomRightRadius', 'borderTopColor', 'borderRightColor', 'borderBottomColor',
  'borderLeftColor',
]
export const LAYOUT = [
  'width', 'height', 'paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft', 'rowGap', 'columnGap', 'fontSize',
  'letterSpacing',
]
export const ALL = [...PAINT, ...LAYOUT]
/** The properties that still animate under reduced motion. */
export const CALM = /olor|opacity|visibility|fill|stroke$|Shadow/

/** @type {WeakMap<Element, Map<string, Running>>} */ export const running = new WeakMap()

/** @param {Element} node @param {string[]} [names] */
export function styleOf(node, names = ALL) {
  const style = /** @type {any} */ (getComputedStyle(node))
  return Object.fromEntries(names.map((name) => [name, style[name]]))
}

/**
 * Runs `work` while the elements look as their styles say, without their animations.
 * @param {Element[]} nodes @param {() => void} work
 */
export function apart(nodes, work) {
  const effects = nodes.flatMap((node) => [...running.get(node)?.values() ??
    []].map(({ animation }) => /** @type {const} */ ([/** @type {KeyframeEffect} */ (animation.effect), node])))
  for (const [effect] of effects) effect.target = null
  work()
  for (const [effect, node] of effects) effect.target = node
}

/**
 * Animates one property of one element from its present value, with its present speed.
 * @param {Group} group @param {HTMLElement} node @param {string} name @param {string} from @param {string} to
 * @param {string[]} [over] the values on the way
 */
export function change(group, node, name, from, to, over) {
  const list = running.get(node) ?? new Map()
  running.set(node, list)
  /** @type {Running | undefined} */ const old = list.get(name)
  const rate = !over && group.spec[0].length < 5 && (old ? speed(old) : paceOf(node, name))
  const velocity = rate ? along(rate, from, to) : 0
  old?.animation.cancel()
  const time = timing(group.spec, velocity)
  // A box in a flexible row or column only has a given size if its limits say the same.
  const limit = name === 'width' ? ['minWidth', 'maxWidth'] : name === 'height' ? ['minHeight', 'maxHeight'] : []
  const animation = over ? lead(node, name, old ? from : null, over, time)
    : animate(node, Object.fromEntries([name, ...limit].map((key) => [key, [from, to]])), time)
  /** @type {Running} */
  const record = { animation, from, to, f: over ? null : time.f, tickets: [...old?.tickets ?? [], ...group.tickets] }
  list.set(name, record)
  count(group, animation, () => {
    if (list.get(name) !== record) return
    list.delete(name)
    if (!list.size) running.delete(node)
    release(record.tickets)
  })
}

/**
 * Animates over many values. An interrupted animation has a sixth of its time to reach the first of them.
 * @param {Element} node @param {string} name @param {string | null} from @param {string[]} over
 * @param {ReturnType<typeof timing>} time
 */
function lead(node, name, from, over, { easing, ms, delay, iterations, direction }) {
  const last = over.length - 1, skip = from === null ? 0 : Math.ceil(last / 6)
  const values = from === null ? over : [from, ...over.slice(skip)]
  const offset = values.map((_, index) => index ? (index + Math.max(skip - 1, 0)) / last : 0)
  // The easing applies to the whole way: the values are at equal parts of the way, and not of the time.
  return node.animate({ [name]: values, offset },
    { duration: ms, delay, iterations, direction, easing, fill: 'backwards' })
}

/** @param {Running} old has the speed of each number, per second */
function speed({ animation, f, from, to }) {
  if (!f) return null
  const { progress, duration, currentIteration } = animation.effect?.getComputedTiming() ?? {}
  if (typeof progress !== 'number' || typeof duration !== 'number' || !animation.currentTime) return null
  const back = animation.effect?.getTiming().direction === 'alternate' && Number(currentIteration) % 2 ? -1 : 1
  const rate = back * (f(Math.min(progress + 1e-3, 1)) - f(progress)) / 1e-3 / duration * 1000
  const start = numbers(from), end = numbers(to)
  return [...(end.length > start.length ? end : start)].map((_, index) =>
    rate * ((end[index] ?? 0) - (start[index] ?? 0)))
}

/** Returns a speed in changes per second. @param {number[]} rate @param {string} from @param {string} to */
function along(rate, from, to) {
  const start = numbers(from), end = numbers(to)
  let sum = 0, length = 0
  rate.forEach((value, index) => {
    const way = (end[index] ?? 0) - (start[index] ?? 0)
    sum += value * way
    length += way * way
  })
  return length ? sum / length : 0
}

/** @param {string} text */
const numbers = (text) => text === 'none' ? [] : (text.match(/-?\d*\.?\d+(e-?\d+)?/g) ?? []).map(Number)

/**
 * Applies a change without animation. It ends the animations of the properties that it changes, and no others.
 * @param {Element} node
 * @param {() => void} apply
 */
export function changeAtOnce(node, apply) {
  const list = running.get(node)
  if (!list) return apply()
  /** @type {Record<string, string>[]} */ const styles = []
  const read = () => styles.push(styleOf(node))
  apart([node], read)
  apply()
  apart([node], read)
  for (const [name, { animation, tickets }] of list) {
    if (styles[0][name] === styles[1][name]) continue
    list.delete(name)
    animation.cancel()
    release(tickets)
  }
}
