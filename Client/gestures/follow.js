// SPDX-License-Identifier: Apache-2.0
/**
 * Moves elements with the finger, without waiting for the server. For values from `@GestureState` the server has sent
 * lines in `data-follows`. All others are predicted from the answers as `value = a + slope × way` of the last two
 * samples. The smaller of the last two slopes counts, or none if their signs differ, so that a value does not run past
 * a limit. A new answer is blended in within some frames. A value with a spring animation chases the finger.
 */
import { isCalm, RECENT } from '../start/basics.js'
import { lookUp } from '../start/nodes.js'
import { ANIMATED } from '../start/operations.js'
import { alter, join } from '../start/parts.js'
import { aimed, computed, NUMBER, numbers, on, read, same, swing, two } from './properties.js'

/**
 * @typedef {{way: number[], value: number[]}} Sample
 * @typedef {{kind: string, recognizer: number, rest: number, way: number}} Axis `x` and `y` of a drag, `m` or `r`;
 *   `rest` where nothing has moved
 * @typedef {(number[] | 0)[][]} Lines for every number of a property and every axis, movements and changes in turn
 * @typedef {{
 *   node: HTMLElement, property: string, text: string, inline: string, samples: Sample[], slopes: number[][],
 *   error: number[], since: number,
 *   lines: Lines | null, spring: number[] | null, at: number[], rate: number[], isNew: boolean,
 * }} Track
 */

/** The largest difference between an answer and its prediction. */
const DOUBT = /** @type {Record<string, number>} */ ({ translate: 2, rotate: 1 })
/** The ms after which a third of an error is left. After a release, a value keeps its speed for RECENT. */
const FADE = 40

/** @type {Track[]} */ let tracks = []
/**
 * The slopes of earlier gestures of an element, which hold until its first answer.
 * @type {WeakMap<Element, {node: HTMLElement, property: string, slopes: number[][]}[]>}
 */
const learned = new WeakMap()
/** @type {{
 *   source: Element, kinds: string[], way: number[], rest: number[], sent: [number, number[]][], last: number,
 *   past: [number, number[]][], back: number[] | 1 | undefined,
 * } | null} */ let drive = null
let frame = 0, shownAt = 0

/**
 * A gesture moves, along one axis or several.
 * @param {HTMLElement} source @param {number} gesture @param {Axis[]} axes
 */
export function follow(source, gesture, axes) {
  if (drive?.source !== source || drive.last) begin(source, gesture, axes)
  const open = /** @type {NonNullable<typeof drive>} */ (drive), now = performance.now(),
    way = axes.map(({ way }) => way)
  open.way = way
  open.past = [...open.past.filter(([time]) => now - time < RECENT), [now, way]]
  show()
}

/** @param {HTMLElement} source @param {number} gesture @param {Axis[]} axes */
function begin(source, gesture, axes) {
  const before = tracks.map((known) => ({ ...known, seen: shown(known) }))
  finish()
  /** @type {any[][]} */ const plans = JSON.parse(source.dataset.follows ?? '[]')
  const mine = plans.filter((plan) => plan[0] === gesture), backs = mine.map((plan) => plan[3])
  const rest = axes.map(({ rest }) => rest)
  drive = {
    source, kinds: axes.map(({ kind }) => kind), way: rest, rest, sent: [], last: 0, past: [],
    back: backs.every((back) => `${back}` === `${backs[0]}`) ? backs[0] : undefined,
  }
  for (const [, recognizer, foretold] of mine) {
    const first = axes.findIndex((axis) => axis.recognizer === recognizer)
    for (const [id, property, lines, spring] of first < 0 ? [] : foretold) {
      const node = /** @type {HTMLElement} */ (lookUp(id))
      if (!node || spring === 0) continue
      const made = of(node, property) ?? track(node, property)
      if (lines.length === made.samples[0].value.length) {
        made.lines ??= lines.map(() => axes.map(() => 0))
        lines.forEach((/** @type {any[]} */ part, /** @type {number} */ index) =>
          made.lines?.[index].splice(first, part.length, ...part))
      }
      if (spring) chase(made, spring)
    }
  }
  for (const { node, property, slopes } of learned.get(source) ?? []) if (node.isConnected &&
    !of(node, property)) track(node, property).slopes = slopes
  // A finger has caught it while it still moves, so it starts from where it is.
  for (const { node, property, seen, rate } of before) {
    const made = of(node, property)
    if (made?.spring) Object.assign(made, { at: seen, rate })
    else if (made) made.error = seen.map((value, part) => value - made.samples[0].value[part])
  }
}

/**
 * The server was told of this in event `seq`; with `isLast` the gesture is over.
 * @param {number} seq @param {boolean} isLast
 */
export function told(seq, isLast) {
  drive?.sent.push([seq, drive.way])
  if (!drive || !isLast) return
  drive.last = seq || 1
  const { back, rest } = drive
  if (!back || (back !== 1 && isCalm())) return
  // Only the gesture state takes part in the end, so the values return now.
  const now = tracks.map((known) => ({ known, seen: shown(known), rate: rates(known) }))
  drive.way = rest
  for (const { known, seen, rate } of now) {
    if (back === 1) rebase(known, seen)
    else if (!known.spring) chase(known, back, seen, rate)
  }
  show()
}

/** @param {Track} known @param {number[]} spring @param {number[]} [at] @param {number[]} [rate] */
function chase(known, spring, at = shown(known), rate = at.map(() => 0)) {
  Object.assign(known, isCalm() ? {} : { spring, at: [...at], rate: [...rate] })
}

/** @param {Track} known @param {number[]} seen what it shall not jump from */
function rebase(known, seen) {
  known.error = predicted(known, false).map((value, part) => (seen[part] ?? value) - value)
  known.since = performance.now()
}

/** @param {Element} node @param {string} property */
const of = (node, property) => tracks.find(same({ node, property }))

/** @param {HTMLElement} node @param {string} property @returns {Track} */
function track(node, property) {
  const { rest } = /** @type {NonNullable<typeof drive>} */ (drive)
  const seen = numbers(computed(node, property)), made = { node, property, ...read(node, property) },
    value = numbers(made.text)
  const known = {
    ...made, samples: [{ way: rest, value }], slopes: value.map(() => [0, 0]), lines: null, spring: null, at: value,
    rate: [], isNew: true,
    error: value.map((now, part) => (seen[part] ?? now) - now), since: performance.now(),
  }
  tracks.push(known)
  return known
}

/**
 * Call before a frame is applied, and the result afterwards.
 * @param {any[][]} operations @param {number} ack
 */
function answer(operations, ack) {
  if (!drive) return () => {}
  const sample = drive.sent.findLast(([seq]) => seq <= ack), isLast = drive.last > 0 && ack >= drive.last
  const touched = aimed(operations)
  const animated = operations.flatMap(([code, spec, completions, inner]) => code === ANIMATED ? aimed(inner)
    .map((aim) => ({ ...aim, spec, completions })) : [])
  // The last change and the effect of the end can arrive together. The motion starts from the visible value.
  for (const motion of animated) for (const { operation, node, property } of touched.filter(same(motion))) {
    if (node && of(node, property)) operation[3] = node.style.getPropertyValue(property) || null
  }
  if (sample) for (const { node, property } of touched) if (node && !of(node, property)) track(node, property)
  const before = new Map(tracks.map((known) => [known, shown(known)]))
  /** @type {Map<Track, string | null>} */ const chased = new Map()
  for (const { operation, node, property, spec: [curve, delay, count], completions } of sample && !isLast ? animated
    : []) {
    if (!node || curve.length > 4 || delay || (count ?? 1) !== 1 || completions.length) continue
    const known = of(node, property) ?? track(node, property)
    if (!known.spring) chase(known, curve, before.get(known))
    chased.set(known, operation[3])
    // The element keeps its value and chases the new one.
    operation[3] = node.style.getPropertyValue(property) || null
  }
  return () => {
    if (!drive) return
    // Values with an animation of their own are no longer followed.
    tracks = tracks.filter((known) => known.node.isConnected && (chased.has(known) || !animated.some(same(known))))
    for (const known of tracks) {
      const isTouched = touched.some(same(known))
      const value = chased.get(known)
      if (value !== undefined) {
        if (value === null) known.node.style.removeProperty(known.property)
        Object.assign(known, value === null ? read(known.node, known.property)
          : { inline: value, text: two(known.property, value) })
        // After a release values return, whatever earlier answers say about the finger's place.
      } else if (isTouched) Object.assign(known, read(known.node, known.property), drive.last ? {} : { spring: null })
      const base = /** @type {Sample} */ (known.samples.at(-1))
      if (isLast || ((isTouched || value !== undefined) && !sample)) known.samples =
        [{ way: isLast ? drive.way : base.way, value: numbers(known.text) }]
      else if (sample) learn(known, sample[1])
      if (isLast) Object.assign(known, { slopes: [], lines: null })
      rebase(known, before.get(known) ?? [])
    }
    if (sample) drive.sent = drive.sent.filter(([seq]) => seq > ack)
    show()
    if (isLast) rest(drive)
  }
}

/** @param {typeof drive} open */
function rest(open) {
  setTimeout(() => {
    if (drive !== open) return
    const moves = tracks.some((known) => known.spring && predicted(known, false)
      .some((value, part) => Math.abs(value - known.at[part]) + Math.abs(known.rate[part]) / 20 > (
      DOUBT[known.property] ?? 0.02) / 10))
    if (moves) rest(open)
    else finish()
  }, 4 * FADE)
}

/** @param {Track} known @param {number[]} way */
function learn(known, way) {
  const { samples } = known, value = numbers(known.text), old = samples.at(-1)
  if (!old || value.length !== old.value.length) return void (known.samples = [{ way, value }])
  const gone = value.map((now, part) => now - old.value[part])
  if (gone.some((change, part) => Math.abs(change - along(known, part, old.way, way)) > Math.max(
    DOUBT[known.property] ?? 0.02, Math.abs(change) / 10))) known.lines = null
  if (Math.hypot(...way.map((part, axis) => part - old.way[axis])) < 1e-3) return void (old.value = value)
  samples.push({ way, value })
  const steps = samples.slice(-3)
  known.slopes = value.map((_, part) => way.map((_, axis) => {
    // A position, a scale and an angle depend on their own axis. Other values depend on the axis along which the
    // finger has moved furthest.
    const ways = way.map((end, other) => Math.abs(end - samples[0].way[other])), kinds = drive?.kinds ?? []
    const own = kinds.indexOf(known.property === 'translate' ? 'xy'[part]
      : /** @type {any} */ ({ scale: 'm', rotate: 'r' })[known.property])
    if (own < 0 ? ways[axis] !== Math.max(...ways) : axis !== own) return 0
    const slopes = steps.slice(1).map((next, index) =>
      (next.value[part] - steps[index].value[part]) / (next.way[axis] - steps[index].way[axis]))
      .filter(Number.isFinite)
    return slopes.every((slope) => slope > 0) || slopes.every((slope) => slope < 0)
      ? slopes.reduce((least, slope) => Math.abs(slope) < Math.abs(least) ? slope : least, slopes[0] ?? 0) : 0
  }))
  if (drive && samples.length === 3) {
    learned.set(drive.source, tracks.filter(({ samples }) => samples.length > 2)
      .map(({ node, property, slopes }) => ({ node, property, slopes })))
  }
}

/**
 * Returns the change of one number of a property between two positions of the finger.
 * @param {Track} known @param {number} part @param {number[]} from @param {number[]} to
 */
function along({ lines, slopes }, part, from, to) {
  const { rest } = /** @type {NonNullable<typeof drive>} */ (drive)
  return to.reduce((sum, end, axis) => sum + (lines
    ? on(lines[part]?.[axis], end - rest[axis]) - on(lines[part]?.[axis], from[axis] - rest[axis])
    : (slopes[part]?.[axis] ?? 0) * (end - from[axis])), 0)
}

/** @param {Track} known @param {boolean} [withError] */
function predicted(known, withError = true) {
  const base = /** @type {Sample} */ (known.samples.at(-1)), way = drive?.way ?? base.way
  const fading = withError ? Math.exp((known.since - performance.now()) / FADE) : 0
  return base.value.map((value, part) => value + along(known, part, base.way, way) + (known.error[part] ?? 0) * fading)
}

/** @param {Track} known */
const shown = (known) => known.spring ? known.at : predicted(known)

/** Returns the change of the shown values per second. @param {Track} known @returns {number[]} */
function rates(known) {
  const [start, end] = [drive?.past[0], drive?.past.at(-1)]
  if (known.spring || !start || !end || !drive) return known.rate
  const seconds = (end[0] - start[0]) / 1000, left = Math.exp((end[0] - performance.now()) / RECENT)
  return known.at.map((_, part) => seconds > 0.01 ? along(known, part, start[1], end[1]) / seconds * left : 0)
}

function show() {
  const now = performance.now()
  for (const known of tracks) {
    if (known.spring) swing(known, predicted(known, false), Math.min(now - shownAt, 100) / 1000)
    const values = shown(known)
    let part = 0
    const text = known.text.replace(NUMBER, () => `${Math.round(values[part++] * 1000) / 1000}`)
    const write = () => known.node.style.setProperty(known.property, text)
    // An animation that still holds the value is released once.
    if (known.isNew) alter(known.node, write)
    else write()
    known.isNew = false
  }
  shownAt = now
  if (tracks.length) frame ||= requestAnimationFrame(() => {
    frame = 0
    if (drive) show()
  })
}

/** Ends following when the document is replaced, or when a gesture ends without an answer to come. */
export function finish() {
  for (const { node, property, inline } of tracks) {
    if (inline) node.style.setProperty(property, inline)
    else node.style.removeProperty(property)
  }
  tracks = []
  drive = null
}

join({
  before: answer,
  pace: (node, property) => {
    const known = of(node, property)
    return known && rates(known)
  },
})
