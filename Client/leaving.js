// SPDX-License-Identifier: Apache-2.0
/** How elements come and go, and how texts change. */
import { GRACE, isCalm, once, placeOf } from './playing.js'

/** @typedef {import('./playing.js').Spec} Spec */
/** @typedef {import('./playing.js').Group} Group */
/** @typedef {import('./playing.js').Place} Place */

/**
 * What the server says of how an element comes and goes: itself, or the view it stands around.
 * @param {Element} node @returns {[HTMLElement, [Keyframe, Spec?][] | null]}
 */
export function transitionOf(node) {
  for (let inner = /** @type {Element | null} */ (node); inner; inner = inner.children.length === 1 && inner.matches('.W, .F, .pos') ? inner.firstElementChild : null) {
    const text = inner.getAttribute('data-transition')
    if (text) return [/** @type {HTMLElement} */ (inner), JSON.parse(text)]
  }
  return [/** @type {HTMLElement} */ (node), null]
}

/** @param {Group} group @param {HTMLElement} node */
export function enter(group, node) {
  if (!node.isConnected || node.dataset.layer) return
  const [view, list] = transitionOf(node)
  const [pose, spec] = list?.[0] ?? [{ opacity: '0' }]
  if (Object.keys(pose).length) once(group, view, away(view, pose), spec)
}

/**
 * Out of the others' way, in the place it had, until its motion is over.
 * @param {Group} group @param {HTMLElement} node @param {Place} place
 */
export function leaveFrom(group, node, { rect, width, height }) {
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

/** @param {Group} group @param {HTMLElement} node @param {HTMLElement} ghost @param {string} was */
export function exchange(group, node, ghost, was) {
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
