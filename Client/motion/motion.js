// SPDX-License-Identifier: Apache-2.0
/**
 * Plays animated groups of operations. It measures, lets the group be applied and measures again, and the browser plays
 * the difference. An element that cannot animate in its own box, such as a row that moves, starts with a transform to
 * its old place, which vanishes. Only text runs per frame (`spell`), and no animation keeps filling after its end.
 */
import { isCalm } from '../start/basics.js'
import { ALL, apart, CALM, change, changeAtOnce, LAYOUT, PAINT, running, styleOf } from './changing.js'
import { aboutToLose } from '../start/heirs.js'
import { comeIn, exchange, keepText, leaveFrom, spell, transitionOf } from './leaving.js'
import { fly, followers, matches, mirror } from './matching.js'
import { lookUp } from '../start/nodes.js'
import { ANIMATED, ATTRIBUTE, CREATE, KEYFRAMES, MOVE, REMOVE, STYLE, TEXT } from '../start/operations.js'
import { join } from '../start/parts.js'
import { alone, complete, count, expect, once, placeOf, release, timing, untold } from './playing.js'

/** @typedef {import('./playing.js').Spec} Spec */
/** @typedef {import('./playing.js').Group} Group */

const FADE = 200
/** The operations that can change the look or the place of an element. */
const VISIBLE = [CREATE, REMOVE, TEXT, ATTRIBUTE, MOVE, STYLE]

/** @type {Group | null} */ let current = null
/** The number of motions that keep the page from scrolling. */
let holds = 0

/** Nothing moves while the page is hidden, so that nobody waits for a motion. */
document.addEventListener('visibilitychange', () => {
  if (document.hidden) untold.forEach(complete)
})

join({
  perform: {
    [ANIMATED]: (spec, [numbers, operations], _, inside) => play(spec, numbers, operations, inside),
    // These are read before anything is applied.
    [KEYFRAMES]: () => {},
  },
  settle: mirror,
  keeps: leave,
  arrives: arrive,
  alters: (node, apply) => current ? apply() : changeAtOnce(node, apply),
})

/**
 * Operation `animated`.
 * @param {Spec} spec
 * @param {number[]} numbers of completions; negative ones wait for the very end
 * @param {any[][]} operations
 * @param {() => void} perform
 */
function play(spec, numbers, operations, perform) {
  const { ms, delay, iterations } = timing(spec)
  // A spring is complete when it seems to have arrived.
  const end = spec[3] !== undefined ? spec[3] * 1000
    : delay + (spec[0].length < 5 && iterations === 1 ? spec[0][0] * 1000 : ms * iterations)
  const group = alone(spec)
  const tickets = numbers.map(expect)
  group.tickets = tickets.filter((_, index) => numbers[index] < 0 || end === Infinity)
  current = group
  const matched = matches()
  try {
    if (!document.hidden) {
      hold(end)
      capture(group, operations)
    }
    perform()
    mirror()
  } finally {
    current = null
  }
  if (!document.hidden) move(group, matched)
  for (const ticket of tickets) {
    if (group.tickets.includes(ticket)) release([ticket])
    else if (group.count) setTimeout(() => complete(ticket), end)
    else complete(ticket)
  }
}

/**
 * Keeps a view that flies beyond the window from bringing a scroll bar, which would make the page narrower meanwhile.
 * @param {number} ms
 */
function hold(ms) {
  const { style } = /** @type {HTMLElement} */ (document.getElementById('dais-root'))
  if (ms > 6e4 || !holds && document.documentElement.scrollHeight > innerHeight + 1) return
  holds++
  style.setProperty('overflow', 'clip', 'important')
  // A busy browser begins a motion late. After the last one, edges.js measures what is to be clipped.
  setTimeout(() => { if (!--holds) style.overflow = 'clip' }, ms + 500)
}

// Before

/** @param {Group} group @param {any[][]} operations */
function capture(group, operations) {
  /** @type {Set<HTMLElement>} */ const path = new Set()
  for (const node of followers()) group.own.add(node)
  for (const [code, id, name, values] of operations) {
    const node = /** @type {HTMLElement} */ (lookUp(id))
    if (node && code === KEYFRAMES) {
      group.own.add(node)
      group.keyframes.set(node, (group.keyframes.get(node) ?? new Map()).set(name, values))
    }
    if (!node || !VISIBLE.includes(code) || (code === ATTRIBUTE && !/^(class|d)$/.test(name))) continue
    // A box that only fills more or less space than before has its final width from the start, with its new content.
    if (code === STYLE || code === ATTRIBUTE &&
      (node.matches('.F') || bare(values) !== bare(node.getAttribute(name)))) group.own.add(node)
    if (code === STYLE && PAINT.includes(name.replace(/-./g,
      (/** @type {string} */ match) => match[1].toUpperCase()))) continue
    if (code === TEXT) keepText(group, node)
    // Elements beside the change may move, and boxes around it may change their size, up to the next box that scrolls.
    for (let box = code === REMOVE || code === TEXT || code === MOVE ? node.parentElement : node; box &&
      box !== document.body && !path.has(box); box = box.parentElement) {
      path.add(box)
      for (const child of box.children) if (!group.places.has(child)) group.places.set(child, placeOf(child))
      if (/auto|scroll/.test(getComputedStyle(box).overflowY)) break
    }
  }
  const nodes = /** @type {HTMLElement[]} */ ([...new Set([...group.own, ...path])])
  apart(nodes, () => nodes.forEach((node) => group.styles.set(node, styleOf(node, namesOf(group, node)))))
}

/** A list of classes without what the element fills and whether it is squeezed. @param {string | null} classes */
const bare = (classes) => classes?.replace(/\s[gs][xy]\b/g, '')

/**
 * Animates the heights of the boxes around a change. With their old widths, texts in them would break differently.
 * @param {Group} group @param {Element} node
 */
const namesOf = (group, node) => group.own.has(node) ? ALL : node.id ? [] : ['height']

// After

/**
 * @param {Group} group @param {ReturnType<typeof matches>} matched where views were that others may take the place of
 */
function move(group, matched) {
  const nodes = [...group.styles.keys()].filter((node) => node.isConnected && !node.inert)
  /** @type {Map<Element, Record<string, string>>} */ const now = new Map()
  const held = nodes.filter((node) => running.has(node))
  for (const node of held) now.set(node, styleOf(node))
  /** @type {Map<Element, Record<string, string>>} */ const after = new Map()
  apart(nodes, () => nodes.forEach((node) => after.set(node, styleOf(node, namesOf(group, node)))))
  const calm = isCalm()
  for (const node of nodes) {
    const old = /** @type {Record<string, string>} */ (group.styles.get(node)),
      next = /** @type {Record<string, string>} */ (after.get(node))
    const keyframes = group.keyframes.get(node) ?? new Map()
    // Only an element that moves is in another place than its style says.
    const here = (/** @type {string} */ name) => running.get(node)?.has(name) ? now.get(node)?.[name] : undefined
    let jumped = false
    for (const [name, over] of keyframes) {
      if (name === 'text') spell(group, node, over)
      else if (calm && !CALM.test(name)) jumped = true
      else change(group, node, name, here(name) ?? over[0], over.at(-1), over)
    }
    for (const name of ALL) {
      if (keyframes.has(name)) continue
      if (old[name] === next[name] || /auto|normal|undefined/.test(old[name] + next[name])) continue
      // A text has its final size from the start, and its neighbors follow.
      if (/^(width|height)$/.test(name) && !node.firstElementChild && node.firstChild) continue
      if (calm && !CALM.test(name)) jumped ||= !LAYOUT.includes(name)
      else change(group, node, name, here(name) ?? old[name], next[name])
    }
    if (jumped) fade(group, node)
  }
  if (!calm) flip(group)
  for (const [node, { ghost, was }] of group.texts) exchange(group, node, ghost, was)
  for (const node of group.fresh) comeIn(group, /** @type {HTMLElement} */ (node))
  for (const node of group.leaving) leaveFrom(group, node, group.places.get(node) ?? placeOf(node))
  if (matched.size) fly(group, matched)
}

/** @param {Group} group @param {HTMLElement} node */
function fade(group, node) {
  count(group, node.animate({ opacity: ['0', getComputedStyle(node).opacity] }, FADE), () => release(group.tickets))
}

/**
 * Puts elements that others have moved back to their old places and lets them follow. Their content moves along.
 * @param {Group} group
 */
function flip(group) {
  /** @type {Map<Element, {x: number, y: number, seen: boolean}>} */ const shifts = new Map()
  const { innerHeight, innerWidth } = window
  for (const [node, { rect }] of group.places) {
    if (!node.isConnected || group.leaving.includes(/** @type {HTMLElement} */ (node))) continue
    const next = node.getBoundingClientRect()
    // For a box with a new size, the side or middle that has not moved counts.
    const least = (/** @type {number} */ start, /** @type {number} */ end) =>
      [start, end, (start + end) / 2].reduce((a, b) => Math.abs(b) < Math.abs(a) ? b : a)
    const seen = [rect, next].some(({ top, bottom, left, right }) => bottom > 0 && top < innerHeight && right > 0 &&
      left < innerWidth)
    shifts.set(node, { x: least(rect.left - next.left, rect.right - next.right),
      y: least(rect.top - next.top, rect.bottom - next.bottom), seen })
  }
  for (const [node, shift] of shifts) {
    let above = node.parentElement
    while (above && !shifts.has(above)) above = above.parentElement
    const base = above && shifts.get(above)
    const x = shift.x - (base?.x ?? 0), y = shift.y - (base?.y ?? 0)
    if (!shift.seen || Math.hypot(x, y) < 0.5) continue
    // The transform is added to a running one, so that an interrupted motion goes on without a jump.
    once(group, /** @type {HTMLElement} */ (node),
      { transform: [`translate(${inside(node, x, y)})`, 'translate(0px, 0px)'] }, undefined, 'add')
  }
}

/**
 * Converts a distance on the page to the element's own rotated and scaled coordinates.
 * @param {Element} node @param {number} x @param {number} y
 */
function inside(node, x, y) {
  const { rotate, scale } = getComputedStyle(node)
  const flat = (rotate === 'none' || rotate.includes(' ') ? '' : `rotate(${rotate})`) + (scale === 'none' ? ''
    : `scale(${scale.split(' ').slice(0, 2)})`)
  const point = flat ? new DOMMatrix(flat).inverse().transformPoint({ x, y }) : { x, y }
  return `${point.x}px, ${point.y}px`
}

/**
 * Takes note of new elements whose parent existed before.
 * @param {Element[]} nodes
 */
function arrive(nodes) {
  if (current) return void current.fresh.push(...nodes)
  if (document.hidden) return
  for (const node of nodes) {
    const spec = transitionOf(node)[1]?.[0][1]
    if (spec) comeIn(alone(spec), /** @type {HTMLElement} */ (node))
  }
}

/**
 * Returns whether the element stays for its exit. The client forgets its numbers, and it is inert.
 * @param {Element} node
 */
function leave(node) {
  if (!(node instanceof HTMLElement) || node.dataset.layer || document.hidden) return false
  const list = transitionOf(node)[1]
  const pose = list?.[1] ?? list?.[0]
  if (!current && !pose?.[1] || pose && !Object.keys(pose[0]).length) return false
  // Only the overlays decide whether a removed layer stays.
  aboutToLose(node)
  if (current) {
    if (!current.places.has(node)) current.places.set(node, placeOf(node))
    current.leaving.push(node)
    node.inert = true
    // It gives up its space before anything is measured again.
    node.style.position = 'absolute'
  } else if (pose?.[1]) leaveFrom(alone(pose[1]), node, placeOf(node))
  return true
}
