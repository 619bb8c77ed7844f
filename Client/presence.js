// SPDX-License-Identifier: Apache-2.0
/** Entry and exit of layers. A motion starts from wherever the previous one is; its end is told exactly once. */

/** @typedef {import('./layers.js').Layer} Layer */
/** @typedef {{ms: number, easing: string, from: (surface: HTMLElement) => Keyframe}} Motion */

const SPRING = 'cubic-bezier(.32,.72,0,1)'
const slide = (/** @type {HTMLElement} */ surface) =>
  ({ translate: `0 ${Math.max(0, document.documentElement.clientHeight - surface.getBoundingClientRect().top)}px` })

/** @type {Record<string, Motion>} */
const MOTIONS = {
  sheet: { ms: 420, easing: SPRING, from: slide },
  fullscreen: { ms: 420, easing: SPRING, from: slide },
  dialog: { ms: 320, easing: SPRING, from: slide },
  alert: { ms: 220, easing: 'ease-out', from: () => ({ opacity: 0, scale: '1.08' }) },
  popover: { ms: 180, easing: 'ease-out', from: () => ({ opacity: 0, scale: '.94' }) },
}
const FADE = { ms: 150, easing: 'ease-out', from: () => ({ opacity: 0 }) }
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

/** @param {Layer} layer @param {boolean} entering @param {() => void} done */
function play(layer, entering, done) {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  // A style sheet may choose another kind's motion: a list of actions slides on a phone only.
  const named = getComputedStyle(layer.surface).getPropertyValue('--motion').trim()
  const { ms, easing, from } = reduced ? FADE : MOTIONS[named || layer.kind] ?? FADE
  const parts = layer.backdrop ? [layer.surface, layer.backdrop] : [layer.surface]
  clearTimeout(layer.timer)
  const starts = parts.map((part) => {
    const running = layer.running.get(part)
    if (!running) return null
    const { opacity, scale, translate } = getComputedStyle(part)
    return { opacity, scale, translate }
  })
  layer.away ??= from(layer.surface)
  const animations = parts.map((part, index) => {
    layer.running.get(part)?.cancel()
    const away = part === layer.surface ? layer.away ?? {} : { opacity: 0 }
    // A missing end means the element's own style, whatever it is.
    /** @type {Keyframe[]} */ const frames = []
    const start = starts[index] ?? (entering ? away : null)
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
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  layer.surface.animate({ scale: [1, 1.02, 1] }, { duration: 180, easing: 'ease-in-out' })
}
