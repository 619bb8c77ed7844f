// SPDX-License-Identifier: Apache-2.0
/**
 * Animates views that `matchedGeometryEffect` connects: a new view moves from the place of the old one, and a view that
 * follows takes the place of its source.
 */
import { isCalm } from '../start/basics.js'
import { once, placeOf } from './playing.js'

/** @typedef {import('./playing.js').Group} Group */
/** @typedef {import('./playing.js').Place} Place */
/** @typedef {{name: string, size: boolean, position: boolean, x: number, y: number}} Match */

const MATCHED = '[data-match],[data-mirrors]'

/** @param {Element} node @returns {Match} */
function matchOf(node) {
  const [name, ...words] = (node.getAttribute('data-match') ?? node.getAttribute('data-mirrors') ?? '').split(' ')
  const [x = 0.5, y = 0.5] = words.filter((word) => !isNaN(+word)).map(Number)
  return { name, size: !words.includes('position'), position: !words.includes('size'), x, y }
}

/** @typedef {Map<HTMLElement, Place & {left: boolean}>} Matches */

/** Returns the places of all matched elements before a change. @returns {Matches} */
export function matches() {
  const list = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(MATCHED)])
  return new Map(list.map((node) => [node, { ...placeOf(node), left: !!node.closest('[data-leaving]') }]))
}

/**
 * Moves new views from the places of the views that they replace, and moves those along.
 * @param {Group} group @param {Matches} before
 */
export function fly(group, before) {
  if (isCalm()) return
  for (const root of group.fresh) {
    for (const node of /** @type {HTMLElement[]} */ (
      [root, ...root.querySelectorAll(MATCHED)].filter((each) => each.matches(MATCHED)))) {
      const match = matchOf(node)
      const twins = [...before].filter(([other]) => other !== node && matchOf(other).name === match.name &&
        gone(group, other))
      // Of several, the view that has left just now counts.
      const [old, place] = twins.findLast(([, { left }]) => !left) ?? twins.at(-1) ?? []
      if (!old || !place) continue
      const here = placeOf(node)
      moveOver(group, node, match, place, here, false)
      if (!place.left) moveOver(group, old, match, here, place, true)
    }
  }
}

/** @param {Group} group @param {Element} node */
const gone = (group, node) => !node.isConnected || !!node.closest('[data-leaving]') ||
  group.leaving.some((root) => root.contains(node))

/**
 * Moves a node between its own place and another one. Its margins keep the elements around it in place.
 * @param {Group} group @param {HTMLElement} node @param {Match} match @param {Place} far @param {Place} near
 * @param {boolean} leaving
 */
function moveOver(group, node, { size, position, x, y }, far, near, leaving) {
  const order = (/** @type {string} */ from, /** @type {string} */ to) => leaving ? [to, from] : [from, to]
  const ax = size ? 0 : x, ay = size ? 0 : y
  const dx = far.rect.left + far.rect.width * ax - near.rect.left - near.rect.width * ax
  const dy = far.rect.top + far.rect.height * ay - near.rect.top - near.rect.height * ay
  if (position) once(group, node, { transform: order(`translate(${dx}px, ${dy}px)`, 'translate(0px, 0px)') }, undefined,
    'add')
  if (!size) return
  const style = getComputedStyle(node)
  const w = far.width - near.width, h = far.height - near.height
  const side = style.direction === 'rtl' ? 'marginLeft' : 'marginRight'
  const grown = (/** @type {string} */ value, /** @type {number} */ by) => order(`${parseFloat(value) + by}px`, value)
  const [width, height] = [grown(style.width, w), grown(style.height, h)]
  once(group, node, {
    width, minWidth: width, maxWidth: width, height, minHeight: height, maxHeight: height,
    [side]: grown(style[side], -w), marginBottom: grown(style.marginBottom, -h),
  })
}

/** @type {ResizeObserver | undefined} */ let observer
/** @type {Set<Element>} */ let observed = new Set()

/** @returns {HTMLElement[]} */
export const followers = () => [...document.querySelectorAll('[data-mirrors]')].filter((node) =>
  !node.closest('[data-leaving]')).map((node) => /** @type {HTMLElement} */ (node))

/** Moves every view that is no source to the place of its source. */
export function mirror() {
  const list = followers()
  /** @type {Set<Element>} */ const sources = new Set()
  for (const node of list) {
    const { name, size, position, x, y } = matchOf(node)
    const source = [...document.querySelectorAll(`[data-match~="${name}"]`)].find((each) =>
      !each.closest('[data-leaving]'))
    const { style } = node
    if (!source) {
      for (const key of ['position', 'left', 'top', 'width', 'height']) style.removeProperty(key)
      continue
    }
    sources.add(source)
    const { offsetWidth, offsetHeight } = /** @type {HTMLElement} */ (source)
    if (size) Object.assign(style, { width: `${offsetWidth}px`, height: `${offsetHeight}px` })
    if (!position) continue
    style.position = 'absolute'
    const base = node.offsetParent ?? document.body
    const from = base.getBoundingClientRect(), to = source.getBoundingClientRect()
    const left = size ? 0 : (to.width - node.offsetWidth) * x, top = size ? 0 : (to.height - node.offsetHeight) * y
    style.left = `${to.left + left - from.left - base.clientLeft + base.scrollLeft}px`
    style.top = `${to.top + top - from.top - base.clientTop + base.scrollTop}px`
  }
  if (!list.length && !observed.size) return
  observer ??= new ResizeObserver(() => mirror())
  for (const node of observed) if (!sources.has(node)) observer.unobserve(node)
  for (const node of sources) if (!observed.has(node)) observer.observe(node)
  observed = sources
}

window.addEventListener('resize', mirror)
