// SPDX-License-Identifier: Apache-2.0
/**
 * Between two answers of the server, what a gesture moves goes on with the finger. How a property depends on the gesture
 * is read off the answers: they are `value = a + slope × way` for the last two samples, and the smaller of the last two
 * slopes, or none where they disagree, so that a limit is not run through. A new answer is taken over within some frames.
 */
import { lookUp } from './nodes.js'

/**
 * @typedef {{way: number[], value: number[]}} Sample
 * @typedef {{
 *   node: HTMLElement, property: string, text: string, inline: string, samples: Sample[], slopes: number[][], error: number[], since: number,
 * }} Track
 */

const PROPERTIES = ['translate', 'rotate', 'scale', 'opacity']
/** An error is a third of itself after so many ms. */
const FADE = 40
const NUMBER = /-?\d*\.?\d+(e-?\d+)?/g

/** @type {Track[]} */ let tracks = []
/** What was read off the gestures of an element before holds until its first answer. @type {WeakMap<Element, {node: HTMLElement, property: string, slopes: number[][]}[]>} */
const learned = new WeakMap()
/** @type {{source: Element, planar: boolean, way: number[], rest: number[], sent: [number, number[]][], last: number} | null} */ let drive = null
let frame = 0

/**
 * A gesture moves: `way` is its translation, or its scale or angle alone. `rest` is what it is where nothing has moved.
 * @param {Element} source @param {number[]} way @param {number[]} rest
 */
export function follow(source, way, rest) {
  if (drive?.source !== source || drive.last) {
    finish()
    drive = { source, planar: way.length > 1, way, rest, sent: [], last: 0 }
    for (const { node, property, slopes } of learned.get(source) ?? []) if (node.isConnected) track(node, property).slopes = slopes
  }
  drive.way = way
  show()
}

/**
 * The server was told of this in event `seq`; with `isLast` the gesture is over.
 * @param {number} seq @param {boolean} isLast
 */
export function told(seq, isLast) {
  drive?.sent.push([seq, drive.way])
  if (drive && isLast) drive.last = seq || 1
}

/** @param {HTMLElement} node @param {string} property */
function track(node, property) {
  const { rest } = /** @type {NonNullable<typeof drive>} */ (drive)
  const made = { node, property, ...read(node, property), samples: [], slopes: [], error: [], since: 0 }
  const value = numbers(made.text)
  Object.assign(made, { samples: [{ way: rest, value }], slopes: value.map(() => [0, 0]), error: value.map(() => 0) })
  tracks.push(made)
  return /** @type {Track} */ (made)
}

/** @param {HTMLElement} node @param {string} property */
function read(node, property) {
  const inline = node.style.getPropertyValue(property), text = inline || getComputedStyle(node).getPropertyValue(property)
  return { inline, text: text === 'none' ? /** @type {any} */ ({ translate: '0px 0px', scale: '1', rotate: '0deg' })[property] : two(property, text) }
}

/** One number stands for two. @param {string} property @param {string} text */
const two = (property, text) => property === 'translate' && !text.includes(' ') ? `${text} 0px` : text
/** @param {string} text */
const numbers = (text) => (text.match(NUMBER) ?? []).map(Number)

/**
 * Call before a frame is applied, and the result afterwards.
 * @param {any[][]} operations @param {number} ack
 */
export function answer(operations, ack) {
  if (!drive) return () => {}
  const sample = drive.sent.findLast(([seq]) => seq <= ack)
  const touched = operations.filter(([code, , name]) => code === 6 && PROPERTIES.includes(name))
    .map(([, id, name]) => ({ node: /** @type {HTMLElement} */ (lookUp(id)), property: name }))
  if (sample) {
    for (const { node, property } of touched) {
      if (node && !tracks.some((known) => known.node === node && known.property === property)) track(node, property)
    }
  }
  const before = new Map(tracks.map((known) => [known, predicted(known)]))
  return () => {
    if (!drive) return
    // What moves by itself from here on is not ours any more.
    const animated = operations.flatMap((operation) => operation[0] === 15 ? operation[3] : []).filter(([code]) => code === 6)
    tracks = tracks.filter(({ node, property }) => node.isConnected && !animated.some(([, id, name]) => name === property && lookUp(id) === node))
    const isLast = drive.last > 0 && ack >= drive.last
    for (const known of tracks) {
      const isTouched = touched.some(({ node, property }) => known.node === node && known.property === property)
      if (isTouched) Object.assign(known, read(known.node, known.property))
      const base = /** @type {Sample} */ (known.samples.at(-1))
      if (isLast || (isTouched && !sample)) known.samples = [{ way: isLast ? drive.way : base.way, value: numbers(known.text) }]
      else if (sample) learn(known, sample[1])
      if (isLast) known.slopes = []
      const now = predicted(known, false), shown = before.get(known)
      known.error = now.map((value, part) => (shown?.[part] ?? value) - value)
      known.since = performance.now()
    }
    if (sample) drive.sent = drive.sent.filter(([seq]) => seq > ack)
    show()
    const open = drive
    if (isLast) setTimeout(() => { if (drive === open) finish() }, 4 * FADE)
  }
}

/** @param {Track} known @param {number[]} way */
function learn(known, way) {
  const { samples } = known, value = numbers(known.text), old = samples.at(-1)
  if (!old || value.length !== old.value.length) return void (known.samples = [{ way, value }])
  if (Math.hypot(...way.map((part, axis) => part - old.way[axis])) < 1e-3) return void (old.value = value)
  samples.push({ way, value })
  const steps = samples.slice(-3)
  known.slopes = value.map((_, part) => way.map((_, axis) => {
    // A place depends on the same axis; anything else on the one along which the finger has gone further.
    const ways = way.map((end, other) => Math.abs(end - samples[0].way[other]))
    const fits = drive?.planar && known.property === 'translate' ? axis === part : ways[axis] === Math.max(...ways)
    if (!fits) return 0
    const slopes = steps.slice(1).map((next, index) => (next.value[part] - steps[index].value[part]) / (next.way[axis] - steps[index].way[axis]))
      .filter(Number.isFinite)
    return slopes.every((slope) => slope > 0) || slopes.every((slope) => slope < 0)
      ? slopes.reduce((least, slope) => Math.abs(slope) < Math.abs(least) ? slope : least, slopes[0] ?? 0) : 0
  }))
  if (drive && samples.length === 3) {
    learned.set(drive.source, tracks.filter(({ samples }) => samples.length > 2).map(({ node, property, slopes }) => ({ node, property, slopes })))
  }
}

/** @param {Track} known @param {any} [withError] */
function predicted(known, withError = true) {
  const base = /** @type {Sample} */ (known.samples.at(-1)), way = drive?.way ?? base.way
  const fading = withError ? Math.exp((known.since - performance.now()) / FADE) : 0
  return base.value.map((value, part) =>
    value + (known.slopes[part] ?? []).reduce((sum, slope, axis) => sum + slope * (way[axis] - base.way[axis]), 0) + (known.error[part] ?? 0) * fading)
}

function show() {
  for (const known of tracks) {
    const values = predicted(known)
    let part = 0
    const text = known.text.replace(NUMBER, () => `${Math.round(values[part++] * 1000) / 1000}`)
    known.node.style.setProperty(known.property, text)
  }
  if (tracks.length) frame ||= requestAnimationFrame(() => {
    frame = 0
    if (drive) show()
  })
}

function finish() {
  for (const { node, property, inline } of tracks) {
    if (inline) node.style.setProperty(property, inline)
    else node.style.removeProperty(property)
  }
  tracks = []
  drive = null
}

/** The document is another one, or the gesture is gone without an answer to come. */
export const forgetFollowed = finish
