// SPDX-License-Identifier: Apache-2.0
/**
 * Clips the root where an offset or a motion draws below the window, as in an app. Otherwise the browser would let the
 * page scroll there. Layout overflow has no option that leaves out what is only drawn elsewhere, so the client measures
 * the page once more with every element at its own place.
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
  root.style.overflowY = ''
  // Firefox rounds fractions of a pixel up.
  const overflows = () => page.scrollHeight > innerHeight + 1
  if (!overflows() || !root.querySelector('.moved') && !root.getAnimations({ subtree: true }).length) return
  page.dataset.still = ''
  if (!overflows()) root.style.overflowY = 'clip'
  delete page.dataset.still
}
