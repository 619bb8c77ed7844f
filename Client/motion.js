// SPDX-License-Identifier: Apache-2.0
/**
 * Plays animated groups of operations: measures, lets them be applied, measures again, and has the browser move
 * everything from where it was. What has no room of its own to animate in (rows that come, go or move) is put back to
 * where it was with a transform that vanishes. Nothing runs per frame, and nothing keeps filling when it is over.
 */
import { send } from './connection.js'
import { aboutToLose } from './focus.js'
import { lookUp } from './nodes.js'
import { join } from './parts.js'
import { curve } from './springs.js'

/**
 * @typedef {[curve: number[], delay?: number, count?: number, complete?: number]} Spec
 * @typedef {{number: number, count: number}} Ticket a completion that waits for animations to end
 * @typedef {{animation: Animation, from: string, to: string, f: (p: number) => number, tickets: Ticket[]}} Running
 * @typedef {{rect: DOMRect, width: number, height: number}} Place
 * @typedef {{
 *   spec: Spec, tickets: Ticket[], count: number, looks: Map<HTMLElement, Record<string, string>>, places: Map<Element, Place>,
 *   texts: Map<HTMLElement, {ghost: HTMLElement, was: string}>, fresh: Element[], leaving: HTMLElement[], own: Set<Element>,
 * }} Group
 */

/** Changing one of these moves nothing else. */
const PAINT = [
  'opacity', 'translate', 'rotate', 'scale', 'filter', 'color', 'backgroundColor', 'boxShadow', 'clipPath', 'fill', 'stroke',
  'strokeDashoffset', 'strokeWidth', 'transformOrigin', 'left', 'top', 'd', 'borderTopLeftRadius', 'borderTopRightRadius',
  'borderBottomLeftRadius', 'borderBottomRightRadius', 'borderTopColor', 'borderRightColor', 'borderBottomColor', 'borderLeftColor',
]
const LAYOUT = [
  'width', 'height', 'paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft', 'rowGap', 'columnGap', 'fontSize', 'letterSpacing',
]
const ALL = [...PAINT, ...LAYOUT]
/** What still changes softly where motion is unwanted. */
const CALM = /olor|opacity|fill|stroke$|Shadow/
/** A motion whose end is not reported by then counts as over, in ms. */
const GRACE = 400
const FADE = 200

/** @type {WeakMap<Element, Map<string, Running>>} */ const running = new WeakMap()
/** Completions that have not been told, in their order. @type {Set<Ticket>} */ const untold = new Set()
/** @type {Group | null} */ let current = null

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** While the page is away nothing moves, and nobody shall wait for it. */
document.addEventListener('visibilitychange', () => {
  if (document.hidden) untold.forEach(tell)
})

join({
  perform: {
    15: (spec, [numbers, operations], _, inside) => play(spec, numbers, operations, inside),
  },
  keeps: leave,
  arrives: arrive,
  alters: settle,
})

/** @param {Ticket} ticket */
function tell(ticket) {
  if (untold.delete(ticket)) send(1, 'animated', [ticket.number])
}

/** @param {Ticket[]} tickets */
function release(tickets) {
  for (const ticket of tickets) if (!--ticket.count) tell(ticket)
}

/**
 * Operation 15.
 * @param {Spec} spec
 * @param {number[]} numbers of completions; negative ones wait for the very end
 * @param {any[][]} operations
 * @param {() => void} perform
 */
function play(spec, numbers, operations, perform) {
  const { ms, delay, iterations } = timing(spec)
  // A spring counts as complete when it seems to be there.
  const end = spec[3] !== undefined ? spec[3] * 1000 : delay + (spec[0].length < 5 && iterations === 1 ? spec[0][0] * 1000 : ms * iterations)
  const group = alone(spec)
  const tickets = numbers.map(expect)
  group.tickets = tickets.filter((_, index) => numbers[index] < 0 || end === Infinity)
  current = group
  try {
    if (!document.hidden) look(group, operations)
    perform()
  } finally {
    current = null
  }
  if (!document.hidden) move(group)
  for (const ticket of tickets) {
    if (group.tickets.includes(ticket)) release([ticket])
    else if (group.count) setTimeout(() => tell(ticket), end)
    else tell(ticket)
  }
}

/** @param {number} number @returns {Ticket} */
function expect(number) {
  const ticket = { number: Math.abs(number), count: 1 }
  untold.add(ticket)
  return ticket
}

/** @param {Spec} spec @param {number} [velocity] */
function timing([numbers, delay = 0, count = 1], velocity) {
  const { f, seconds, easing } = curve(numbers, velocity)
  const times = count < 0 ? -count - 1 : count
  return { f, easing, ms: seconds * 1000, delay: delay * 1000, iterations: times || Infinity, direction: /** @type {PlaybackDirection} */ (count < 0 ? 'alternate' : 'normal') }
}

// Before

/** @param {Group} group @param {any[][]} operations */
function look(group, operations) {
  /** @type {Set<HTMLElement>} */ const path = new Set()
  for (const [code, id, name] of operations) {
    const node = /** @type {HTMLElement} */ (lookUp(id))
    if (!node || code > 6 || code === 4 || (code === 3 && !/^(class|d)$/.test(name))) continue
    if (code === 3 || code === 6) group.own.add(node)
    if (code === 6 && PAINT.includes(name.replace(/-./g, (/** @type {string} */ match) => match[1].toUpperCase()))) continue
    if (code === 2) keepText(group, node)
    // Whatever is beside the change may move, and boxes around it may change their size, as far as the next one that scrolls.
    for (let box = code === 1 || code === 2 || code === 5 ? node.parentElement : node; box && box !== document.body && !path.has(box); box = box.parentElement) {
      path.add(box)
      for (const child of box.children) if (!group.places.has(child)) group.places.set(child, placeOf(child))
      if (/auto|scroll/.test(getComputedStyle(box).overflowY)) break
    }
  }
  const nodes = /** @type {HTMLElement[]} */ ([...new Set([...group.own, ...path])])
  apart(nodes, () => nodes.forEach((node) => group.looks.set(node, lookOf(node, namesOf(group, node)))))
}

/**
 * Boxes around a change become higher or lower with it. Were they as wide as before, texts in them would break.
 * @param {Group} group @param {Element} node
 */
const namesOf = (group, node) => group.own.has(node) ? ALL : node.id ? [] : ['height']


/** @param {Element} node @returns {Place} */
function placeOf(node) {
  const { offsetWidth = 0, offsetHeight = 0 } = /** @type {HTMLElement} */ (node)
  return { rect: node.getBoundingClientRect(), width: offsetWidth, height: offsetHeight }
}

/** @param {Element} node @param {string[]} [names] */
function lookOf(node, names = ALL) {
  const style = /** @type {any} */ (getComputedStyle(node))
  return Object.fromEntries(names.map((name) => [name, style[name]]))
}

/**
 * Does something while the elements look as their styles say, without what moves them.
 * @param {Element[]} nodes @param {() => void} work
 */
function apart(nodes, work) {
  const effects = nodes.flatMap((node) => [...running.get(node)?.values() ?? []].map(({ animation }) => /** @type {const} */ ([/** @type {KeyframeEffect} */ (animation.effect), node])))
  for (const [effect] of effects) effect.target = null
  work()
  for (const [effect, node] of effects) effect.target = node
}

// After

/** @param {Group} group */
function move(group) {
  const nodes = [...group.looks.keys()].filter((node) => node.isConnected && !node.inert)
  /** @type {Map<Element, Record<string, string>>} */ const now = new Map()
  const held = nodes.filter((node) => running.has(node))
  for (const node of held) now.set(node, lookOf(node))
  /** @type {Map<Element, Record<string, string>>} */ const after = new Map()
  apart(nodes, () => nodes.forEach((node) => after.set(node, lookOf(node, namesOf(group, node)))))
  const calm = isCalm()
  for (const node of nodes) {
    const old = /** @type {Record<string, string>} */ (group.looks.get(node)), next = /** @type {Record<string, string>} */ (after.get(node))
    let jumped = false
    for (const name of ALL) {
      if (old[name] === next[name] || /auto|normal|undefined/.test(old[name] + next[name])) continue
      // A text is as large as it is from the start, and what is beside it comes after.
      if (/^(width|height)$/.test(name) && !node.firstElementChild && node.firstChild) continue
      if (calm && !CALM.test(name)) jumped ||= !LAYOUT.includes(name)
      else change(group, node, name, now.get(node)?.[name] ?? old[name], next[name])
    }
    if (jumped) fade(group, node)
  }
  if (!calm) flip(group)
  for (const [node, { ghost, was }] of group.texts) exchange(group, node, ghost, was)
  for (const node of group.fresh) enter(group, /** @type {HTMLElement} */ (node))
  for (const node of group.leaving) leaveFrom(group, node, group.places.get(node) ?? placeOf(node))
}

/**
 * One property of one element, from where it is, with the speed it has.
 * @param {Group} group @param {HTMLElement} node @param {string} name @param {string} from @param {string} to
 */
function change(group, node, name, from, to) {
  const list = running.get(node) ?? new Map()
  running.set(node, list)
  /** @type {Running | undefined} */ const old = list.get(name)
  const velocity = old && group.spec[0].length < 5 ? speed(old, from, to) : 0
  old?.animation.cancel()
  const time = timing(group.spec, velocity)
  // A box in a flexible row or column only has the size it is told if its limits say so too.
  const limit = name === 'width' ? ['minWidth', 'maxWidth'] : name === 'height' ? ['minHeight', 'maxHeight'] : []
  const animation = start(node, Object.fromEntries([name, ...limit].map((key) => [key, [from, to]])), time)
  /** @type {Running} */ const record = { animation, from, to, f: time.f, tickets: [...old?.tickets ?? [], ...group.tickets] }
  list.set(name, record)
  count(group, animation, () => {
    if (list.get(name) !== record) return
    list.delete(name)
    if (!list.size) running.delete(node)
    release(record.tickets)
  })
}

/** @param {Running} old @param {string} from @param {string} to in lengths of the new way per second */
function speed({ animation, f, from: a, to: b }, from, to) {
  const { progress, duration, currentIteration } = animation.effect?.getComputedTiming() ?? {}
  if (typeof progress !== 'number' || typeof duration !== 'number' || !animation.currentTime) return 0
  const back = animation.effect?.getTiming().direction === 'alternate' && Number(currentIteration) % 2 ? -1 : 1
  const rate = back * (f(Math.min(progress + 1e-3, 1)) - f(progress)) / 1e-3 / duration * 1000
  const [start, end, here, goal] = [a, b, from, to].map(numbers)
  let along = 0, length = 0
  goal.forEach((value, index) => {
    const way = value - (here[index] ?? 0)
    along += rate * ((end[index] ?? 0) - (start[index] ?? 0)) * way
    length += way * way
  })
  return length ? along / length : 0
}

/** @param {string} text */
const numbers = (text) => text === 'none' ? [] : (text.match(/-?\d*\.?\d+(e-?\d+)?/g) ?? []).map(Number)

/**
 * @param {Element} node @param {PropertyIndexedKeyframes} frames @param {ReturnType<typeof timing>} time
 * @param {CompositeOperation} [composite]
 */
function start(node, frames, { easing, ms, delay, iterations, direction }, composite) {
  // The easing belongs to the keyframes, so that the effect tells how far in time it is.
  return node.animate({ ...frames, easing }, { duration: ms, delay, iterations, direction, fill: 'backwards', composite })
}

/** @param {Group} group @param {Animation} animation @param {() => void} done */
function count(group, animation, done) {
  group.count++
  for (const ticket of group.tickets) ticket.count++
  animation.finished.then(done, () => {})
}

/** @param {Group} group @param {HTMLElement} node @param {PropertyIndexedKeyframes} frames @param {Spec} [spec] @param {CompositeOperation} [composite] */
function once(group, node, frames, spec = group.spec, composite) {
  // What comes, goes or makes room does so once, also where something else goes on for ever.
  const animation = start(node, frames, { ...timing(spec), iterations: 1, direction: 'normal' }, composite)
  count(group, animation, () => release(group.tickets))
  return animation
}

/** @param {Group} group @param {HTMLElement} node */
function fade(group, node) {
  count(group, node.animate({ opacity: [0, getComputedStyle(node).opacity] }, FADE), () => release(group.tickets))
}

/**
 * Puts back what has been moved by others, and lets it come after. What is inside of something that is put back moves along.
 * @param {Group} group
 */
function flip(group) {
  /** @type {Map<Element, {x: number, y: number, seen: boolean}>} */ const shifts = new Map()
  const { innerHeight, innerWidth } = window
  for (const [node, { rect }] of group.places) {
    if (!node.isConnected || group.leaving.includes(/** @type {HTMLElement} */ (node))) continue
    const next = node.getBoundingClientRect()
    // Of a box that is another size now, the side or middle that stayed counts.
    const least = (/** @type {number} */ start, /** @type {number} */ end) => [start, end, (start + end) / 2].reduce((a, b) => Math.abs(b) < Math.abs(a) ? b : a)
    const seen = [rect, next].some(({ top, bottom, left, right }) => bottom > 0 && top < innerHeight && right > 0 && left < innerWidth)
    shifts.set(node, { x: least(rect.left - next.left, rect.right - next.right), y: least(rect.top - next.top, rect.bottom - next.bottom), seen })
  }
  for (const [node, shift] of shifts) {
    let above = node.parentElement
    while (above && !shifts.has(above)) above = above.parentElement
    const base = above && shifts.get(above)
    const x = shift.x - (base?.x ?? 0), y = shift.y - (base?.y ?? 0)
    if (!shift.seen || Math.hypot(x, y) < 0.5) continue
    // Added to what moves it already, so that an interrupted way goes on without a jump.
    once(group, /** @type {HTMLElement} */ (node), { transform: [`translate(${inside(node, x, y)})`, 'translate(0px, 0px)'] }, undefined, 'add')
  }
}

/**
 * A way on the page in the element's own turned and scaled measure.
 * @param {Element} node @param {number} x @param {number} y
 */
function inside(node, x, y) {
  const { rotate, scale } = getComputedStyle(node)
  const flat = (rotate === 'none' || rotate.includes(' ') ? '' : `rotate(${rotate})`) + (scale === 'none' ? '' : `scale(${scale.split(' ').slice(0, 2)})`)
  const point = flat ? new DOMMatrix(flat).inverse().transformPoint({ x, y }) : { x, y }
  return `${point.x}px, ${point.y}px`
}

// Coming and going

/**
 * What the server says of how an element comes and goes: itself, or the view it stands around.
 * @param {Element} node @returns {[HTMLElement, [Keyframe, Spec?][] | null]}
 */
function transitionOf(node) {
  for (let inner = /** @type {Element | null} */ (node); inner; inner = inner.children.length === 1 && inner.matches('.W, .F, .pos') ? inner.firstElementChild : null) {
    const text = inner.getAttribute('data-transition')
    if (text) return [/** @type {HTMLElement} */ (inner), JSON.parse(text)]
  }
  return [/** @type {HTMLElement} */ (node), null]
}

/** @param {Spec} spec @returns {Group} */
const alone = (spec) => ({ spec, tickets: [], count: 0, looks: new Map(), places: new Map(), texts: new Map(), fresh: [], leaving: [], own: new Set() })

/** New elements of a parent that was there. @param {Element[]} nodes */
function arrive(nodes) {
  if (current) return void current.fresh.push(...nodes)
  if (document.hidden) return
  for (const node of nodes) {
    const spec = transitionOf(node)[1]?.[0][1]
    if (spec) enter(alone(spec), /** @type {HTMLElement} */ (node))
  }
}

/**
 * Whether the element stays for its exit. It is nobody's any more: its numbers are forgotten, and it is inert.
 * @param {Element} node
 */
function leave(node) {
  if (!(node instanceof HTMLElement) || node.dataset.layer || document.hidden) return false
  const list = transitionOf(node)[1]
  const way = list?.[1] ?? list?.[0]
  if (!current && !way?.[1] || way && !Object.keys(way[0]).length) return false
  // A layer that is removed is kept by those who keep layers, or by nobody.
  aboutToLose(node)
  if (current) {
    if (!current.places.has(node)) current.places.set(node, placeOf(node))
    current.leaving.push(node)
    node.inert = true
  } else if (way?.[1]) leaveFrom(alone(way[1]), node, placeOf(node))
  return true
}

/** @param {Group} group @param {HTMLElement} node */
function enter(group, node) {
  if (!node.isConnected || node.dataset.layer) return
  const [view, list] = transitionOf(node)
  const [pose, spec] = list?.[0] ?? [{ opacity: '0' }]
  if (Object.keys(pose).length) once(group, view, away(view, pose), spec)
}

/**
 * Out of the others' way, in the place it had, until its motion is over.
 * @param {Group} group @param {HTMLElement} node @param {Place} place
 */
function leaveFrom(group, node, { rect, width, height }) {
  const [view, list] = transitionOf(node)
  const [pose, spec] = list?.[1] ?? list?.[0] ?? [{ opacity: '0' }]
  node.inert = true
  node.dataset.leaving = ''
  for (const named of [node, ...node.querySelectorAll('[id]:not(svg *)')]) named.removeAttribute('id')
  Object.assign(node.style, {
    position: 'absolute', boxSizing: 'border-box', inset: 'auto', left: 0, top: 0, margin: 0, width: `${width}px`, height: `${height}px`,
    minWidth: 0, minHeight: 0, maxWidth: 'none', maxHeight: 'none', pointerEvents: 'none',
  })
  const here = node.getBoundingClientRect()
  node.style.left = `${rect.left - here.left + (rect.width - here.width) / 2}px`
  node.style.top = `${rect.top - here.top + (rect.height - here.height) / 2}px`
  const animation = once(group, view, away(view, pose, true), spec)
  const end = Number(animation.effect?.getComputedTiming().endTime)
  const gone = () => node.remove()
  animation.finished.then(gone, gone)
  setTimeout(gone, end + GRACE)
}

/**
 * What a pose makes of the look that the element has by itself.
 * @param {HTMLElement} view @param {Keyframe} pose @param {boolean} [leaving] @returns {PropertyIndexedKeyframes}
 */
function away(view, pose, leaving) {
  const style = /** @type {any} */ (getComputedStyle(view))
  /** @type {PropertyIndexedKeyframes} */ const frames = {}
  for (const [name, value] of Object.entries(isCalm() ? { opacity: '0' } : pose)) {
    const base = style[name] === 'none' || style[name] === undefined ? '' : style[name]
    let far = String(value)
    if (name === 'translate') {
      const own = base.split(' ')
      far = far.split('|').map((length, axis) => `calc(${own[axis] || '0px'} + ${length})`).join(' ')
    } else if (name === 'filter') far = `${base} ${far}`
    else if ((name === 'opacity' || name === 'scale') && Number(far) >= 0 && base && base.split(' ').length === 1) far = String(Number(far) * Number(base))
    // The way of a filter is smooth only between lists of the same functions.
    const near = name === 'filter' ? `${base} ${String(value).replace(/\(.*?\)/g, '(0)')}` : base || (name === 'scale' ? '1' : 'none')
    frames[name] = name === 'transformOrigin' ? [far, far] : leaving ? [near, far] : [far, near]
  }
  return frames
}

// Texts

/** @param {Group} group @param {HTMLElement} node */
function keepText(group, node) {
  const mode = node.closest('[data-content]')?.getAttribute('data-content') ?? 'identity'
  if (mode === 'identity' || group.texts.has(node)) return
  group.texts.set(node, { ghost: /** @type {HTMLElement} */ (node.cloneNode(true)), was: mode })
  group.places.set(node, placeOf(node))
}

/** @param {Group} group @param {HTMLElement} node @param {HTMLElement} ghost @param {string} was */
function exchange(group, node, ghost, was) {
  const place = group.places.get(node)
  const mode = node.closest('[data-content]')?.getAttribute('data-content') ?? was
  if (!place || !node.isConnected || node.textContent === ghost.textContent) return
  const down = mode === 'down' || Number(mode) < Number(was)
  const rolls = mode !== 'opacity'
  const pose = (/** @type {number} */ side) => rolls ? { opacity: '0', translate: `0px|${side * (down ? -0.6 : 0.6)}em`, filter: 'blur(2px)' } : { opacity: '0' }
  node.after(ghost)
  ghost.dataset.transition = JSON.stringify([[pose(-1)]])
  leaveFrom(group, ghost, place)
  once(group, node, away(node, pose(1)))
}

// Changes without an animation

/**
 * A change that is not animated ends what animates the property it changes, and nothing else.
 * @param {Element} node
 * @param {() => void} apply
 */
function settle(node, apply) {
  const list = current ? undefined : running.get(node)
  if (!list) return apply()
  /** @type {Record<string, string>[]} */ const looks = []
  const read = () => looks.push(lookOf(node))
  apart([node], read)
  apply()
  apart([node], read)
  for (const [name, { animation, tickets }] of list) {
    if (looks[0][name] === looks[1][name]) continue
    list.delete(name)
    animation.cancel()
    release(tickets)
  }
}
