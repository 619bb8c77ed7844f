// SPDX-License-Identifier: Apache-2.0
/** Animates elements that appear and disappear, and texts that change. */
import { clamp, isCalm, make } from '../start/basics.js'
import { count, GRACE, once, placeOf, release, timing } from './playing.js'

/** @typedef {import('./playing.js').Spec} Spec */
/** @typedef {import('./playing.js').Group} Group */
/** @typedef {import('./playing.js').Place} Place */

/**
 * Returns the transition of an element, or of the view that it wraps.
 * @param {Element} node @returns {[HTMLElement, [Keyframe, Spec?][] | null]}
 */
export function transitionOf(node) {
  for (let inner = /** @type {Element | null} */ (node); inner; inner = inner.children.length === 1 &&
    inner.matches('.W, .F, .pos') ? inner.firstElementChild : null) {
    const text = inner.getAttribute('data-transition')
    if (text) return [/** @type {HTMLElement} */ (inner), JSON.parse(text)]
  }
  return [/** @type {HTMLElement} */ (node), null]
}

/** @param {Group} group @param {HTMLElement} node */
export function comeIn(group, node) {
  if (!node.isConnected || node.dataset.layer) return
  const [view, list] = transitionOf(node)
  const [pose, spec] = list?.[0] ?? [{ opacity: '0' }]
  if (!Object.keys(pose).length) return
  const frames = away(view, pose)
  const ghost = ghostOf(node)
  if (ghost) {
    const now = /** @type {any} */ (getComputedStyle(transitionOf(ghost)[0]))
    for (const [name, way] of Object.entries(frames)) if (name !== 'transformOrigin' && Array.isArray(way)) way[0] =
      now[name]
    ghost.remove()
  }
  once(group, view, frames, spec)
}

/**
 * Finds the element of the same view that is still leaving, as far as its look can tell. A view that returns continues
 * from there.
 * @param {HTMLElement} node
 */
const ghostOf = (node) => /** @type {HTMLElement | undefined} */ (
  [...node.parentElement?.children ?? []].findLast((other) =>
  other !== node && other.hasAttribute('data-leaving') && other.className === node.className &&
    other.textContent === node.textContent && other.localName === node.localName))

/**
 * Takes a leaving element out of the layout, at its old place, until its motion is over.
 * @param {Group} group @param {HTMLElement} node @param {Place} place
 */
export function leaveFrom(group, node, place) {
  const [view, list] = transitionOf(node)
  const [pose, spec] = list?.[1] ?? list?.[0] ?? [{ opacity: '0' }]
  standAt(node, place)
  until(once(group, view, away(view, pose, true), spec), node)
}

/** @param {HTMLElement} node @param {Place} place */
function standAt(node, { rect, width, height }) {
  node.inert = true
  node.dataset.leaving = ''
  for (const named of [node, ...node.querySelectorAll('[id]:not(svg *)')]) named.removeAttribute('id')
  Object.assign(node.style, {
    position: 'absolute', boxSizing: 'border-box', inset: 'auto', left: 0, top: 0, margin: 0, width: `${width}px`,
    height: `${height}px`,
    minWidth: 0, minHeight: 0, maxWidth: 'none', maxHeight: 'none', pointerEvents: 'none',
  })
  const here = node.getBoundingClientRect()
  node.style.left = `${rect.left - here.left + (rect.width - here.width) / 2}px`
  node.style.top = `${rect.top - here.top + (rect.height - here.height) / 2}px`
}

/** @param {Animation} animation @param {Element} node stays until the animation is over */
function until(animation, node) {
  const end = Number(animation.effect?.getComputedTiming().endTime)
  const gone = () => node.remove()
  animation.finished.then(gone, gone)
  setTimeout(gone, end + GRACE)
}

/**
 * Returns the keyframes between the element's own look and a pose.
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
    else if ((name === 'opacity' || name === 'scale') && Number(far) >= 0 && base && base.split(' ').length === 1) far =
      String(Number(far) * Number(base))
    // A filter animates smoothly only between lists of the same functions.
    const rest = name === 'scale' ? '1' : name === 'translate' ? '0px 0px' : name === 'rotate' ? '0deg' : 'none'
    const near = name === 'filter' ? `${base} ${String(value).replace(/\(.*?\)/g, '(0)')}` : base || rest
    frames[name] = name === 'transformOrigin' ? [far, far] : leaving ? [near, far] : [far, near]
  }
  return frames
}

/** @param {Group} group @param {HTMLElement} node */
export function keepText(group, node) {
  const mode = node.closest('[data-content]')?.getAttribute('data-content') ?? 'identity'
  if (mode === 'identity' || group.texts.has(node)) return
  group.texts.set(node, { ghost: /** @type {HTMLElement} */ (node.cloneNode(true)), was: mode })
  group.places.set(node, placeOf(node))
}

/**
 * Shows the given texts one after the other. This is the only motion that runs per frame, because browsers cannot
 * animate text.
 * @param {Group} group @param {HTMLElement} node @param {string[]} over
 */
export function spell(group, node, over) {
  const { easing, ms, delay, iterations, direction } = timing(group.spec)
  const animation = node.animate([], { duration: ms, delay, iterations, direction, easing, fill: 'backwards' })
  let shown = node.textContent
  const show = (/** @type {string} */ text) => {
    if (text !== shown && node.firstChild) node.firstChild.nodeValue = shown = text
  }
  const step = () => {
    // Another change to the text replaces this one.
    if (!node.isConnected || node.textContent !== shown) return animation.cancel()
    const part = animation.effect?.getComputedTiming().progress
    if (typeof part !== 'number' || animation.playState === 'finished') return show(over[over.length - 1])
    show(over[Math.round(clamp(part, 0, 1) * (over.length - 1))])
    requestAnimationFrame(step)
  }
  step()
  count(group, animation, () => release(group.tickets))
}

/** @param {Group} group @param {HTMLElement} node @param {HTMLElement} ghost @param {string} was */
export function exchange(group, node, ghost, was) {
  const place = group.places.get(node)
  const mode = node.closest('[data-content]')?.getAttribute('data-content') ?? was
  if (!place || !node.isConnected || node.textContent === ghost.textContent) return
  const down = mode === 'down' || Number(mode) < Number(was)
  const rolls = mode !== 'opacity'
  if (rolls && !isCalm() && node.getClientRects().length === 1 &&
    (node.textContent ?? '').length < 30) return roll(group, node, ghost, down ? -1 : 1)
  const pose = (/** @type {number} */ side) => rolls
    ? { opacity: '0', translate: `0px|${side * (down ? -0.6 : 0.6)}em`, filter: 'blur(2px)' } : { opacity: '0' }
  node.after(ghost)
  ghost.dataset.transition = JSON.stringify([[pose(-1)]])
  leaveFrom(group, ghost, place)
  once(group, node, away(node, pose(1)))
}

/**
 * Rolls only the letters that change. The texts are aligned at their ends. A copy in front of the text shows the
 * motion, and the text itself is invisible meanwhile.
 * @param {Group} group @param {HTMLElement} node @param {HTMLElement} stage a copy with the old text
 * @param {number} side
 */
function roll(group, node, stage, side) {
  const old = [...stage.textContent ?? ''], next = [...node.textContent ?? '']
  const place = placeOf(node)
  node.after(stage)
  stage.ariaHidden = 'true'
  stage.replaceChildren()
  standAt(stage, place)
  Object.assign(stage.style, { whiteSpace: 'pre', overflow: 'visible' })
  next.forEach((letter, index) => {
    const was = old[old.length - next.length + index] ?? ''
    const cell = make('span', {}, stage), now = make('span', { textContent: letter }, cell)
    Object.assign(cell.style, { display: 'inline-block', position: 'relative' })
    now.style.display = 'inline-block'
    if (was === letter) return
    const gone = make('span', { textContent: was }, cell)
    Object.assign(gone.style, { position: 'absolute', left: 0, right: 0, textAlign: 'center' })
    const away = (/** @type {number} */ sign) =>
      ({ opacity: '0', translate: `0 ${sign * side * 0.6}em`, filter: 'blur(2px)' })
    const rest = { opacity: '1', translate: '0 0', filter: 'blur(0)' }
    const ways = (/** @type {Record<string, string>} */ from, /** @type {Record<string, string>} */ to) =>
      Object.fromEntries(Object.keys(rest).map((name) => [name, [from[name], to[name]]]))
    once(group, now, ways(away(1), rest))
    // The old letter stays invisible, because the copy disappears only with the animation of the text.
    gone.style.opacity = '0'
    once(group, gone, ways(rest, away(-1)))
  })
  until(once(group, node, { opacity: ['0', '0'] }), stage)
}
