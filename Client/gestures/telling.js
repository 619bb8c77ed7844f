// SPDX-License-Identifier: Apache-2.0
/** Sends gestures to the server: changes once per frame and with at most one unanswered, ends always and last. */
import { tenth, velocityOf } from '../start/basics.js'
import { isAnswered, send } from '../start/connection.js'
import { spaceOf } from '../start/events.js'
import { follow, told } from './follow.js'
import { idOf } from '../start/nodes.js'
import { ACTIVE, ENDED, FAILED, POSSIBLE } from './recognizers.js'

/** @typedef {import('./recognizers.js').Atom} Atom */
/** @typedef {import('./recognizers.js').Attached} Attached */
/** @typedef {import('./recognizers.js').Contest} Contest */

/** The kinds that change as long as they last. */
const CONTINUOUS = 'dmr'

/** @type {Contest | null} */ let waiting = null
let frame = 0

/** @param {Contest} contest */
export function tellSoon(contest) {
  waiting = contest
  frame ||= requestAnimationFrame(flush)
}

function flush() {
  frame = 0
  const contest = waiting
  for (const attached of contest?.list ?? []) {
    if (contest && leadersOf(attached).some(({ state }) => state === ACTIVE)) steer(contest, attached)
    if (!attached.atoms.some((atom) => atom.dirty)) continue
    if (contest && isAnswered(attached.seq)) tell(contest, attached)
    else frame ||= requestAnimationFrame(flush)
  }
}

/** @param {Attached} attached */
const leadersOf = ({ atoms }) => atoms.filter(({ kind, watched }) => watched && CONTINUOUS.includes(kind))

/** @param {Contest} contest @param {Attached} attached */
function steer(contest, attached) {
  const { x, y, startX, startY } = contest.fingers[0] ?? { x: 0, y: 0, startX: 0, startY: 0 }
  follow(attached.node, attached.index, leadersOf(attached).flatMap(({ kind, index, state, values }) => {
    const moves = state === ACTIVE || state === ENDED
    if (kind !== 'd') return [{ kind, recognizer: index, rest: kind === 'm' ? 1 : 0, way: moves ? values[0]
      : kind === 'm' ? 1 : 0 }]
    return [x - startX, y - startY].map((way, axis) =>
      ({ kind: 'xy'[axis], recognizer: index, rest: 0, way: moves ? way : 0 }))
  }))
}

/** Sends the new states and values of one gesture. @param {Contest} contest @param {Attached} attached */
export function tell(contest, attached) {
  const entries = [], id = idOf(attached.node), states = leadersOf(attached).map(({ state }) => state)
  for (const atom of attached.atoms) {
    const { state, index, dirty } = atom
    atom.dirty = false
    if (!dirty || state === FAILED) continue
    if (state < ENDED && !atom.watched) continue
    const values = measure(contest, attached, atom), key = values.slice(0, 'mr'.includes(atom.kind) ? 1 : 4).join()
    // A change that was not sent comes before the end.
    if (state < ENDED || (atom.watched && CONTINUOUS.includes(atom.kind) && key !== atom.told)) entries.push(
      [index, 0, ...values])
    atom.told = key
    if (state === ENDED) entries.push([index, 1, ...values])
  }
  if (!entries.length && !attached.told) return
  // A failure matters only to a server that knows of the gesture.
  for (const atom of attached.atoms) {
    if (atom.state === FAILED && atom.told !== '-') {
      atom.told = '-'
      entries.push([atom.index, 2])
    }
  }
  if (!entries.length) return
  attached.told = true
  if (states.includes(ENDED)) steer(contest, attached)
  attached.seq = send(id, 'gesture', [attached.index, ...entries])
  if (states.some((state) => state !== POSSIBLE)) told(attached.seq, !states.includes(ACTIVE))
}

/** @param {Contest} contest @param {Attached} attached @param {Atom} atom */
function measure(contest, attached, atom) {
  const { kind, space, values } = atom
  const at = (/** @type {number} */ x, /** @type {number} */ y) => {
    const { left, top } = origin(attached, space)
    return [tenth(x - left), tenth(y - top)]
  }
  if (kind === 't') return space ? at(values[0], values[1]) : []
  if (kind === 'l') return []
  if (kind !== 'd') {
    const box = attached.node.getBoundingClientRect(), [value, velocity, x, y] = values
    const share = (/** @type {number} */ part) => Math.round(part * 1000) / 1000 || 0
    return [share(value), share(velocity), share((x - box.left) / box.width), share((y - box.top) / box.height),
      ...at(x, y)]
  }
  const { x, y, startX, startY } = contest.fingers[0] ?? { x: 0, y: 0, startX: 0, startY: 0 }
  const [now] = contest.trail.at(-1) ?? [0]
  return [...at(startX, startY), ...at(x, y),
    ...[1, 2].map((axis) => Math.round(1000 * velocityOf(contest.trail, now, axis)))]
}

/**
 * Returns the place of a space at the start of the gesture. A space that moves with the finger would move away from it.
 * @param {Attached} attached @param {string} space
 */
export function origin({ node, origins }, space) {
  return origins[space] ??= spaceOf(node, space)
}
