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
let isScheduled = false
let measured = -PAUSE

join({ settle: scheduleClip })
addEventListener('resize', scheduleClip)
addEventListener('load', scheduleClip, true)
scheduleClip()

function scheduleClip() {
  if (isScheduled) return
  isScheduled = true
  setTimeout(() => requestAnimationFrame(clip), measured + PAUSE - performance.now())
}

function clip() {
  isScheduled = false
  measured = performance.now()
  const root = document.getElementById('dais-root')
  if (!root) return
  const { style } = root
  // A motion keeps the page from scrolling until it ends (motion/motion.js).
  if (style.getPropertyPriority('overflow-y')) return scheduleClip()
  style.overflow = ''
  if (page.scrollWidth > page.clientWidth + 1) style.overflowX = 'clip'
  // Firefox rounds fractions of a pixel up.
  const overflows = () => page.scrollHeight > innerHeight + 1
  if (!overflows() || !root.querySelector('.moved') && !root.getAnimations({ subtree: true }).length) return
  page.dataset.still = ''
  if (!overflows()) style.overflowY = 'clip'
  delete page.dataset.still
}
