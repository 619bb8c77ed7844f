// SPDX-License-Identifier: Apache-2.0
/**
 * Clips the root where a view is wider than the window, and where an offset or a motion draws below it, as in an app.
 * Otherwise the browser would let the page scroll there. Layout overflow has no option that leaves out what is only
 * drawn elsewhere, so the client measures the page once more with every element at its own place. The root is not
 * always clipped, because WebKitGTK 2.50 then reports no role for most menus in it.
 */
import { join } from './start/parts.js'

/** Milliseconds between two measurements. One lays out the page twice. */
const PAUSE = 300

const page = document.documentElement
let timer = 0, measured = 0

join({ settle: schedule })
addEventListener('resize', schedule)
addEventListener('load', schedule, true)
schedule()

function schedule() {
  timer ||= setTimeout(clip, measured + PAUSE - performance.now())
}

function clip() {
  timer = 0
  measured = performance.now()
  const root = /** @type {HTMLElement} */ (document.getElementById('dais-root')), style = root.style
  // A motion keeps the page from scrolling until it ends (motion/motion.js).
  if (style.getPropertyPriority('overflow')) return schedule()
  style.overflow = ''
  if (page.scrollWidth > page.clientWidth + 1) style.overflowX = 'clip'
  // Firefox rounds fractions of a pixel up.
  const overflows = () => page.scrollHeight > innerHeight + 1
  if (!overflows() || !root.querySelector('.moved') && !root.getAnimations({ subtree: true }).length) return
  page.dataset.still = ''
  if (!overflows()) style.overflowY = 'clip'
  delete page.dataset.still
}
