// SPDX-License-Identifier: Apache-2.0
/**
 * Moves a sheet from one height to another without a layout in every frame. The surface has the layout of the taller
 * height and moves. Elements that have another place at the other height move inside it. At rest the surface gets its
 * final layout.
 */
import { clamp, isCalm, make } from '../start/basics.js'
import { isColumn, isRechosen, knownHeight, shapeOf } from './detents.js'
import * as presence from './presence.js'

/** @typedef {import('./layers.js').Layer} Layer */
/**
 * The edges of a surface in the window, and the places of its elements in it.
 * @typedef {{top: number, bottom: number, inside: Map<Element, [top: number, height: number]>}} Snapshot
 */

/** Lays a layer out as it rests, when a motion or a drag has ended. @typedef {(() => void) | null} LayerRest */

/** The largest number of elements that are measured. The content of the others moves with them. */
const MOST = 100

/** @param {HTMLElement} surface @returns {Snapshot} */
export function snapshot(surface) {
  const { top, bottom } = surface.getBoundingClientRect()
  const list = [...surface.querySelectorAll(':scope > :not(.sheet-grabber, .presentation-background)')]
  for (const { children } of list) if (list.length + children.length <= MOST) list.push(...children)
  return { top, bottom, inside: new Map(list.map((node) => {
    const box = node.getBoundingClientRect()
    return [node, [box.top - top, box.height]]
  })) }
}

/**
 * Returns how far each element of `now` is from its place in `then`. An element with another size stays, and its
 * content moves.
 * @param {Snapshot} then @param {Snapshot} now @returns {Map<Element, number>}
 */
function shifts(then, now) {
  const result = new Map(), sums = new Map()
  for (const [node, [top, height]] of now.inside) {
    const carried = sums.get(node.parentElement) ?? 0, [place, size] = then.inside.get(node) ?? [0, -1]
    const shift = Math.abs(size - height) < 1 ? place - top - carried : 0
    if (Math.abs(shift) > 0.5) result.set(node, shift)
    sums.set(node, carried + (result.get(node) ?? 0))
  }
  return result
}

/**
 * @param {Map<Element, number>} from @param {Map<Element, number>} to @param {number} duration @param {string} easing
 */
const along = (from, to, duration, easing) => [...new Set([...from.keys(), ...to.keys()])].map((node) => node.animate(
  { translate: [`0 ${from.get(node) ?? 0}px`, `0 ${to.get(node) ?? 0}px`] },
    { duration, easing, fill: 'both', composite: 'add' }))

/** @param {Layer} layer @param {number} index */
const lay = ({ surface }, index) => surface.style.setProperty('--detent', `var(--d${index})`)

/**
 * Indicates whether a sheet is a card in the middle, where both edges move.
 * @param {Layer} layer @param {Snapshot} snapshot
 */
const isCard = ({ node }, { bottom }) => Math.abs(bottom - node.getBoundingClientRect().bottom) > 1

/**
 * Gives a sheet the layout of its tallest height, so that rows appear while a finger makes it grow. Returns a function
 * to call with each height.
 * @param {Layer} layer @param {Snapshot} was before anything of it was stopped
 */
export function stretch(layer, was) {
  const { surface } = layer, { heights } = shapeOf(layer)
  const most = Math.max(...heights), least = Math.min(...heights)
  if (most === least || isCard(layer, snapshot(surface))) return () => {}
  const offsets = new Map([...was.inside.keys()].map((node) => [node, node.scrollTop]))
  let other = was
  if (was.bottom - was.top > most - 1) {
    lay(layer, heights.indexOf(least))
    other = snapshot(surface)
  }
  lay(layer, heights.indexOf(most))
  const full = snapshot(surface), from = full.bottom - other.top
  const far = (most - least) / Math.max(1, most - from)
  const moves = along(new Map([...shifts(other, full)].map(([node, shift]) => [node, shift * far])), new Map(), 1000,
    'linear')
  moves.forEach((move) => move.pause())
  rests(layer, moves, offsets)
  return (/** @type {number} */ height) => {
    for (const move of moves) move.currentTime = clamp(1000 * (height - least) / (most - least), 0, 1000)
  }
}

/**
 * Sets the action that gives a layer its final layout when it is at rest; presence.js calls it.
 * @param {Layer} layer @param {Animation[]} moves
 * @param {Map<Element, number>} offsets what was scrolled, as far as there was room
 */
function rests(layer, moves, offsets) {
  layer.rest = () => {
    layer.rest = null
    moves.forEach((move) => move.cancel())
    layer.surface.style.translate = ''
    if (layer.node.dataset.detents) lay(layer, Number(layer.node.dataset.detent))
    for (const [node, top] of offsets) if (node.scrollTop < top) node.scrollTop = top
  }
}

/**
 * Lets a layer leave from where the finger released it. A sheet that comes back has the height it had before.
 * @param {Layer} layer @param {boolean} isStill it fades where it is
 */
export function letGo(layer, isStill) {
  if (isStill) return void (layer.rest ?? rests(layer, [], new Map()))
  layer.surface.style.translate = ''
  if (!layer.rest) return
  const { heights, height } = shapeOf(layer)
  layer.surface.style.translate = `0 ${Math.max(...heights) - height}px`
}

/**
 * Moves a surface from its present place to the height that the layer has chosen.
 * @param {Layer} layer @param {() => void} done @param {presence.Pace} [pace]
 * @param {number} [before] the height it had, where it has not any more
 */
export function moveThere(layer, done, pace = presence.SLIDE, before) {
  const { node, surface, backdrop } = layer
  const now = snapshot(surface), dim = backdrop && getComputedStyle(backdrop).opacity
  if (before !== undefined) now.top = now.bottom - before
  layer.motion.ended?.()
  layer.rest?.()
  const { heights } = shapeOf(layer)
  lay(layer, Number(node.dataset.detent))
  presence.measureAway(layer)
  const goal = snapshot(surface), card = isCard(layer, goal)
  const offsets = new Map([...goal.inside.keys()].map((inner) => [inner, inner.scrollTop]))
  if (isCalm()) {
    fade(surface, now.bottom - now.top, now.top > goal.top)
    if (backdrop) backdrop.style.opacity = ''
    presence.hold(layer)
    return presence.enter(layer, done, [0, 'linear'])
  }
  let base = goal
  if (!card && now.top < goal.top) {
    const wanted = goal.bottom - now.top - 1
    lay(layer, heights.indexOf(Math.min(...heights.filter((height) => height > wanted), Math.max(...heights))))
    base = snapshot(surface)
  }
  const [ms, easing] = pace
  rests(layer, card
    ? [surface.animate({ height: [`${now.bottom - now.top}px`, `${goal.bottom - goal.top}px`] },
      { duration: ms, easing })]
    : along(shifts(now, base), shifts(goal, base), ms, easing), offsets)
  // A card in the middle of the window moves as far as its center.
  const middle = card ? (now.bottom - goal.bottom) / 2 : 0
  surface.style.translate = `0 ${card ? (now.top - goal.top) / 2 + middle : now.top - base.top}px`
  if (backdrop && dim) backdrop.style.opacity = dim
  presence.hold(layer)
  surface.style.translate = base === goal ? '' : `0 ${goal.top - base.top}px`
  if (backdrop) backdrop.style.opacity = ''
  presence.enter(layer, done, pace)
}

/**
 * Cross-fades between two heights without motion. The area that both cover stays opaque.
 * @param {HTMLElement} surface @param {number} height that it had @param {boolean} grows
 */
function fade(surface, height, grows) {
  const shade = make('div', { className: surface.className, ariaHidden: 'true' })
  const [duration, easing] = presence.FADE, options = { duration, easing }
  shade.style.height = `${height}px`
  surface.before(shade)
  if (grows) surface.animate({ opacity: [0, 1] }, options)
  shade.animate({ opacity: [1, grows ? 1 : 0] }, options).finished.then(() => shade.remove(), () => shade.remove())
}

/**
 * Handles a layer whose chosen height, or its size, the server has changed. Returns the motion that follows when all
 * else is settled.
 * @param {Layer} layer
 * @param {() => void} chosen runs when the layer has reached a height that the server chose
 */
export function resized(layer, chosen) {
  const { node } = layer, before = knownHeight(layer), isChosen = isRechosen(layer)
  if (!layer.open || !node.dataset.detents || before === undefined || layer.drag || isColumn(layer)) return
  if (!isChosen && shapeOf(layer).height === before) return
  return () => moveThere(layer, () => { if (isChosen) chosen() }, undefined, isChosen ? undefined : before)
}
