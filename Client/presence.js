// SPDX-License-Identifier: Apache-2.0
/** Entry and exit of layers. A motion starts from wherever the previous one is; its end is told exactly once. */

import { isCalm, isRightToLeft } from './basics.js'

/** @typedef {import('./layers.js').Layer} Layer */
/** What a layer is while it is away; `edge` is the side of the window it is out at, `dim` how dark it leaves the page. @typedef {Record<string, string>} Away */
/** @typedef {[ms: number, easing: string, away: Away]} Motion */

const SPRING = 'cubic-bezier(.32,.72,0,1)'
/** @type {Motion} */ export const SLIDE = [420, SPRING, { edge: 'bottom' }]
/** @type {Motion} */ const FADE = [150, 'ease-out', { opacity: '0' }]

/** @type {Record<string, Motion>} */
const MOTIONS = {
  sheet: SLIDE,
  fullscreen: SLIDE,
  column: [420, SPRING, { edge: 'trailing' }],
  dialog: [320, SPRING, { edge: 'bottom' }],
  alert: [220, 'ease-out', { opacity: '0', scale: '1.08' }],
  popover: [180, 'ease-out', { opacity: '0', scale: '.94' }],
  // It moves by itself; only the dimming view is ours.
  modal: [250, 'ease-out', {}],
  toast: [350, SPRING, { opacity: '0', translate: 'var(--out)' }],
}
/** A motion whose end is not reported by then (hidden tab, `display: none`) counts as over. */
const GRACE = 400

/** @param {Layer} layer @param {() => void} done */
export const enter = (layer, done) => play(layer, true, done)
/**
 * After an exit the layer stays as the exit left it, until it is removed or comes back.
 * @param {Layer} layer
 * @param {() => void} done
 */
export const exit = (layer, done) => play(layer, false, done)

/**
 * The way in and the way out: what the layer says, or what its kind does.
 * @param {Layer} layer
 * @returns {Motion[]}
 */
function motions({ node, kind, surface }) {
  // A style sheet may choose another kind's motion: a list of actions slides on a phone only.
  const usual = MOTIONS[getComputedStyle(surface).getPropertyValue('--motion').trim() || kind] ?? FADE
  /** @type {Motion[]} */ const both = node.dataset.motion ? JSON.parse(node.dataset.motion) : [usual, usual]
  if (node.hasAttribute('data-still')) return both.map(([, ...rest]) => [0, ...rest])
  return isCalm() ? both.map((motion) => motion[0] ? FADE : motion) : both
}

/**
 * Moved by `transform`, which adds to a `translate` that places the surface.
 * @param {Layer} layer
 * @param {Away} away
 * @returns {Keyframe}
 */
function frame({ node, surface }, { edge, dim, ...rest }) {
  const { left, top, right, bottom, width, height } = surface.getBoundingClientRect()
  const origin = node.dataset.zoom && [...document.querySelectorAll(`[data-zooms="${node.dataset.zoom}"]`)].find((each) => !node.contains(each))?.getBoundingClientRect()
  if (origin && width && edge) {
    const x = origin.left + origin.width / 2 - left - width / 2, y = origin.top + origin.height / 2 - top - height / 2
    return { opacity: '0', transform: `translate(${x}px, ${y}px) scale(${origin.width / width}, ${origin.height / height})` }
  }
  if (!edge) return rest
  const { clientWidth, clientHeight } = document.documentElement
  const start = isRightToLeft(surface) ? 'trailing' : 'leading'
  const x = edge === 'top' || edge === 'bottom' ? 0 : edge === start ? -right : clientWidth - left
  const y = edge === 'top' ? -bottom : edge === 'bottom' ? Math.max(0, clientHeight - top) : 0
  return { ...rest, transform: `translate(${x}px, ${y}px)` }
}

/**
 * Measured at rest, before anything moves it.
 * @param {Layer} layer
 */
export const measureAway = (layer) => layer.away ??= motions(layer).map((motion) => frame(layer, motion[2]))

/** @param {Layer} layer */
const partsOf = (layer) => layer.backdrop ? [layer.surface, layer.backdrop] : [layer.surface]

/** @param {Element} part */
function poseOf(part) {
  const { opacity, scale, translate, transform } = getComputedStyle(part)
  return { opacity, scale, translate, transform }
}

/**
 * Stops where it is, so that the next motion starts from there whatever the styles say.
 * @param {Layer} layer
 */
export function hold(layer) {
  for (const part of partsOf(layer)) {
    const pose = poseOf(part)
    const still = part.animate([pose, pose], { duration: 1, fill: 'both' })
    layer.running.get(part)?.cancel()
    layer.running.set(part, still)
  }
}

/** @param {Layer} layer @param {boolean} entering @param {() => void} done */
function play(layer, entering, done) {
  const all = motions(layer)
  // After a swipe it may leave in another way.
  const way = entering ? 0 : layer.thrown && all[2] ? 2 : 1
  const { dim } = all[way][2]
  // What a finger has let go of goes on at its speed.
  const [ms, easing] = layer.thrown ?? all[way]
  const parts = partsOf(layer)
  layer.thrown = null
  clearTimeout(layer.timer)
  const starts = parts.map((part) => layer.running.has(part) && poseOf(part))
  const off = measureAway(layer)[way]
  const animations = parts.map((part, index) => {
    layer.running.get(part)?.cancel()
    const away = part === layer.surface ? off : { opacity: dim ?? 0 }
    // A missing end means the element's own style, whatever it is.
    /** @type {Keyframe[]} */ const frames = []
    const start = starts[index] || (entering && away)
    if (start) frames.push({ ...start, offset: 0 })
    if (!entering) frames.push({ ...away, offset: 1 })
    const animation = part.animate(frames, { duration: document.hidden ? 0 : ms, easing, fill: 'both' })
    layer.running.set(part, animation)
    return animation
  })
  const end = () => {
    if (layer.ended !== end) return
    layer.ended = null
    clearTimeout(layer.timer)
    if (entering) {
      // A filling transform would keep the surface the containing block of everything fixed inside it.
      animations.forEach((animation) => animation.cancel())
      layer.running.clear()
      layer.rest?.()
      layer.away = null
    }
    done()
  }
  layer.ended = end
  layer.timer = setTimeout(end, ms + GRACE)
  Promise.all(animations.map((animation) => animation.finished)).then(end, () => {})
}

/**
 * A refused dismissal is felt, not only ignored.
 * @param {Layer} layer
 */
export function bounce(layer) {
  if (layer.kind === 'modal' || isCalm()) return
  layer.surface.animate({ scale: [1, 1.02, 1] }, { duration: 180, easing: 'ease-in-out' })
}
