// SPDX-License-Identifier: Apache-2.0
/**
 * The recognizers that gestures consist of. `data-gesture` describes the gestures of an element, with `;` between them.
 * A gesture begins with `!` if it comes before those inside, or with `+` if it runs beside all others. An expression in
 * prefix notation of `& > |` and recognizers follows, such as `> l500,10 d0~@g`. `~` asks for changes, `^` for keys
 * held, `@` for places in a space.
 *
 *     possible ──▶ active ──▶ ended       what a recognizer has seen (`raw`) becomes its `state` as soon as nothing
 *         └───────────┴─────▶ failed      that comes before it can still be recognized
 */

/**
 * @typedef {{
 *   kind: string, least: number, most: number, watched: boolean, keys: number, space: string, index: number,
 *   raw: number, state: number,
 *   started: boolean, dirty: boolean, count: number, timer: number, after: Tree[], unless: Tree[], values: number[],
 *   told: string,
 * }} Atom
 * @typedef {any} Tree an Atom, or two trees and what joins them: `{op, first, second}`
 * @typedef {{
 *   node: HTMLElement, index: number, beside: boolean, tree: Tree, atoms: Atom[], native: boolean, seq: number,
 *   told: boolean,
 *   origins: Record<string, {left: number, top: number}>,
 * }} Attached
 * @typedef {{id: number, x: number, y: number, startX: number, startY: number}} Finger
 * @typedef {{target: Element, list: Attached[], fingers: Finger[], id: number, trail: [number, number, number][],
 *   timer: number, span: number[], keys: number, pans: boolean}} Contest
 */

export const POSSIBLE = 0
export const ACTIVE = 1
export const ENDED = 2
export const FAILED = 3
/** The elements that handle a pointer by themselves. A gesture around them does not take that away. */
const OWN = 'input,textarea,select,[contenteditable]:not([contenteditable=false]),iframe,video[controls]'
const CONTROLS = 'a[href],button,label,summary,[role^=menuitem],[role=option],[data-on~=click]'
export const OFF = ':disabled,[aria-disabled=true],[inert]'
/** The kinds of open recognizers that hold back a recognizer of each kind. */
const HOLDS = /** @type {Record<string, string>} */ ({ t: 'tld', d: 'tld', l: 'l', m: '', r: '' })

/** @param {Tree} tree @returns {number} */
export function stateOf(tree) {
  if (!tree.op) return tree.state
  const first = stateOf(tree.first), second = stateOf(tree.second)
  if (tree.op === '>') return first === ENDED ? second || ACTIVE : first
  if (tree.op === '|') return first === FAILED ? second : first
  const both = [first, second]
  if (both.includes(POSSIBLE)) return both.some((state) => state === ACTIVE || state === ENDED) ? ACTIVE : POSSIBLE
  return both.includes(ACTIVE) ? ACTIVE : both.includes(ENDED) ? ENDED : FAILED
}

/** @param {string[]} tokens @param {Atom[]} atoms @param {Tree[]} after @param {Tree[]} unless @returns {Tree} */
function parse(tokens, atoms, after, unless) {
  const token = tokens.shift() ?? ''
  if ('&>|'.includes(token)) {
    const first = parse(tokens, atoms, after, unless)
    const second = parse(tokens, atoms, token === '>' ? [...after, first] : after, token === '|' ? [...unless, first]
      : unless)
    return { op: token, first, second }
  }
  const [, kind, least, most, watched, keys, space] =
    /** @type {string[]} */ (/^(\w)([\d.]*),?([\d.]*)(~?)(?:\^(\d+))?@?(.*)$/.exec(token))
  const atom = {
    kind, least: Number(least), most: Number(most), watched: !!watched, keys: Number(keys ?? 0), space,
    index: atoms.length, raw: POSSIBLE, state: POSSIBLE,
    started: false, dirty: false, count: 0, timer: 0, after, unless, values: [], told: '',
  }
  atoms.push(atom)
  return atom
}

/**
 * Collects the gestures of `target` and everything around it. Those that come first precede those that wait.
 * @param {Element} target
 */
export function gather(target) {
  /** @type {Attached[]} */ const list = []
  let own = false
  for (let node = /** @type {Element | null} */ (target); node; node = node.parentElement) {
    if (node.matches(OFF)) return []
    own ||= node.matches(OWN)
    const attach = (/** @type {string} */ text, /** @type {number} */ index, native = false) => {
      const flag = text[0], beside = flag === '+', first = flag === '!'
      if (!text || (own && !beside && !first)) return
      /** @type {Atom[]} */ const atoms = []
      const tree = parse(text.slice(beside || first ? 1 : 0).split(' '), atoms, [], [])
      const made = { node: /** @type {HTMLElement} */ (node), index, beside, tree, atoms, native, seq: 0, told: false,
        origins: {} }
      if (first) list.unshift(made)
      else list.push(made)
    }
    if (node.matches(CONTROLS)) attach('t1', -1, true)
    node.getAttribute('data-gesture')?.split(';').forEach((text, index) => attach(text, index))
  }
  return list.some((attached) => !attached.native) ? list : []
}

/**
 * Indicates whether something that comes before this recognizer can still be recognized.
 * @param {Attached[]} list @param {Attached} attached @param {Atom} atom
 */
export function held(list, attached, atom) {
  if (atom.unless.some((tree) => stateOf(tree) !== FAILED)) return true
  return !attached.beside && !attached.native && list.slice(0, list.indexOf(attached)).some((other) =>
    !other.beside && other.atoms.some(({ kind, state }) => state === POSSIBLE && HOLDS[atom.kind].includes(kind)))
}

/** The distance in points that a finger may move in a tap. */
const SLOP = 10

/** Returns distance, angle in degrees and center of two fingers. @param {Contest} contest */
export function span(contest) {
  const [a, b] = contest.fingers
  return [Math.hypot(b.x - a.x, b.y - a.y) || 1, Math.atan2(b.y - a.y, b.x - a.x) * 180 / Math.PI, (a.x + b.x) / 2,
    (a.y + b.y) / 2]
}

/** Tells a recognizer that has started where the fingers are. @param {Contest} contest @param {Atom} atom */
export function see(contest, atom) {
  const finger = contest.fingers[0]
  if (!finger || !atom.started) return
  const way = Math.hypot(finger.x - finger.startX, finger.y - finger.startY)
  if ((atom.kind === 't' && way > SLOP) || (atom.kind === 'l' && way > atom.most)) atom.raw = FAILED
  if (atom.kind === 'd' && atom.raw === POSSIBLE && way >= atom.least) atom.raw = ACTIVE
  if (!'mr'.includes(atom.kind) || contest.fingers.length < 2) return
  const [distance, angle, x, y] = span(contest), then = contest.span
  const turned = ((angle - then[1] + 540) % 360) - 180
  const value = atom.kind === 'm' ? distance / then[0] : turned
  record(atom, value, x, y)
  if (atom.raw === POSSIBLE && Math.abs(atom.kind === 'm' ? value - 1 : value) >= atom.least) atom.raw = ACTIVE
}

/** @param {Atom} atom @param {number} value @param {number} x @param {number} y */
export function record(atom, value, x, y) {
  const now = performance.now(), [last = value, , startX = x, startY = y, then = now] = atom.values
  atom.values = [value, now > then ? (value - last) / (now - then) * 1000 : 0, startX, startY, now]
}
