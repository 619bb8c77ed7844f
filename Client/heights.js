// SPDX-License-Identifier: Apache-2.0
/**
 * From one height of a sheet to another without a layout in every frame: the surface is laid out for the taller of the two and
 * moved, what stands elsewhere at the other height moves along in it, and when it stands it is laid out as it rests.
 */
import { clamp, isCalm } from './basics.js'
import { shapeOf } from './detents.js'
import * as presence from './presence.js'

/** @typedef {import('./layers.js').Layer} Layer */
/** Places in the window, and in the surface. @typedef {{top: number, bottom: number, inside: Map<Element, [top: number, height: number]>}} Look */

/** So many elements are looked at; what is in those that hold more moves with them. */
const MOST = 100

/** @param {HTMLElement} surface @returns {Look} */
export function look(surface) {
  const { top, bottom } = surface.getBoundingClientRect()
  const list = [...surface.querySelectorAll(':scope > :not(.sheet-grabber, .presentation-background)')]
  for (const { children } of list) if (list.length + children.length <= MOST) list.push(...children)
  return { top, bottom, inside: new Map(list.map((node) => {
    const box = node.getBoundingClientRect()
    return [node, [box.top - top, box.height]]
  })) }
}

/**
 * What has to move so that what looks like `now` looks like `then`. What has another size stays, and what is in it moves.
 * @param {Look} then @param {Look} now @returns {Map<Element, number>}
 */
function ways(then, now) {
  const result = new Map(), sums = new Map()
  for (const [node, [top, height]] of now.inside) {
    const carried = sums.get(node.parentElement) ?? 0, [place, size] = then.inside.get(node) ?? [0, -1]
    const way = Math.abs(size - height) < 1 ? place - top - carried : 0
    if (Math.abs(way) > 0.5) result.set(node, way)
    sums.set(node, carried + (result.get(node) ?? 0))
  }
  return result
}

/** @param {Map<Element, number>} from @param {Map<Element, number>} to @param {number} duration @param {string} easing */
const along = (from, to, duration, easing) => [...new Set([...from.keys(), ...to.keys()])].map((node) => node.animate(
  { translate: [`0 ${from.get(node) ?? 0}px`, `0 ${to.get(node) ?? 0}px`] }, { duration, easing, fill: 'both', composite: 'add' }))

/** @param {Layer} layer @param {number} index */
const lay = ({ surface }, index) => surface.style.setProperty('--detent', `var(--d${index})`)

/** Whether it stands in the middle, where the other edge moves too. @param {Layer} layer @param {Look} look */
const isCard = ({ node }, { bottom }) => Math.abs(bottom - node.getBoundingClientRect().bottom) > 1

/**
 * Lays a sheet out for its tallest, so that rows appear as a finger makes it grow. Answers what is to be done for each height.
 * @param {Layer} layer @param {Look} was before anything of it was stopped
 */
export function stretch(layer, was) {
  const { surface } = layer, { heights } = shapeOf(layer)
  const most = Math.max(...heights), least = Math.min(...heights)
  if (most === least || isCard(layer, look(surface))) return () => {}
  const offsets = new Map([...was.inside.keys()].map((node) => [node, node.scrollTop]))
  let other = was
  if (was.bottom - was.top > most - 1) {
    lay(layer, heights.indexOf(least))
    other = look(surface)
  }
  lay(layer, heights.indexOf(most))
  const full = look(surface), from = full.bottom - other.top
  const far = (most - least) / Math.max(1, most - from)
  const moves = along(new Map([...ways(other, full)].map(([node, way]) => [node, way * far])), new Map(), 1000, 'linear')
  moves.forEach((move) => move.pause())
  rests(layer, moves, offsets)
  return (/** @type {number} */ height) => {
    for (const move of moves) move.currentTime = clamp(1000 * (height - least) / (most - least), 0, 1000)
  }
}

/**
 * How it is laid out when it stands; see presence.js.
 * @param {Layer} layer @param {Animation[]} moves @param {Map<Element, number>} offsets what was scrolled, as far as there was room
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
 * What a finger has let go of goes on from its place: a sheet so that it would come back to the height it had.
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
 * Moves to the height that the layer says, from wherever the surface is.
 * @param {Layer} layer @param {() => void} done
 * @param {number} [before] the height it had, where it has not any more
 */
export function moveThere(layer, done, before) {
  const { node, surface, backdrop } = layer
  const now = look(surface), dim = backdrop && getComputedStyle(backdrop).opacity
  if (before !== undefined) now.top = now.bottom - before
  const thrown = layer.thrown
  layer.ended?.()
  layer.rest?.()
  const { heights } = shapeOf(layer)
  lay(layer, Number(node.dataset.detent))
  layer.away = null
  presence.measureAway(layer)
  const goal = look(surface), card = isCard(layer, goal)
  const offsets = new Map([...goal.inside.keys()].map((inner) => [inner, inner.scrollTop]))
  if (isCalm()) {
    fade(surface, now.bottom - now.top, now.top > goal.top)
    if (backdrop) backdrop.style.opacity = ''
    presence.hold(layer)
    layer.thrown = [0, 'linear']
    return presence.enter(layer, done)
  }
  let base = goal
  if (!card && now.top < goal.top) {
    const wanted = goal.bottom - now.top - 1
    lay(layer, heights.indexOf(Math.min(...heights.filter((height) => height > wanted), Math.max(...heights))))
    base = look(surface)
  }
  const [ms, easing] = layer.thrown = thrown ?? presence.SLIDE
  rests(layer, card
    ? [surface.animate({ height: [`${now.bottom - now.top}px`, `${goal.bottom - goal.top}px`] }, { duration: ms, easing })]
    : along(ways(now, base), ways(goal, base), ms, easing), offsets)
  // In the middle it is moved as far as its middle.
  const middle = card ? (now.bottom - goal.bottom) / 2 : 0
  surface.style.translate = `0 ${card ? (now.top - goal.top) / 2 + middle : now.top - base.top}px`
  if (backdrop && dim) backdrop.style.opacity = dim
  presence.hold(layer)
  surface.style.translate = base === goal ? '' : `0 ${goal.top - base.top}px`
  if (backdrop) backdrop.style.opacity = ''
  presence.enter(layer, done)
}

/**
 * One height over the other, without motion: what both cover is never seen through.
 * @param {HTMLElement} surface @param {number} height that it had @param {boolean} grows
 */
function fade(surface, height, grows) {
  const shade = document.createElement('div'), options = { duration: 150, easing: 'ease-out' }
  shade.className = surface.className
  shade.ariaHidden = 'true'
  shade.style.height = `${height}px`
  surface.before(shade)
  if (grows) surface.animate({ opacity: [0, 1] }, options)
  shade.animate({ opacity: [1, grows ? 1 : 0] }, options).finished.then(() => shade.remove(), () => shade.remove())
}
