// SPDX-License-Identifier: Apache-2.0
/**
 * What an offset or a motion takes beyond the window is out of sight, as in an app. A browser would let the page scroll to it,
 * and cannot be told to leave out of the count what is only drawn elsewhere: so it is looked at where everything is at its place.
 */
import { join } from './parts.js'

/** Milliseconds between two looks: one lays out the page twice. */
const PAUSE = 300

const page = document.documentElement
let timer = 0
let wanted = false

join({ settle: look })
addEventListener('resize', look)
addEventListener('load', look, true)
look()

function look() {
  wanted = true
  if (timer) return
  timer = setTimeout(() => {
    timer = 0
    if (wanted) look()
  }, PAUSE)
  requestAnimationFrame(clip)
}

function clip() {
  wanted = false
  const root = document.getElementById('dais-root')
  if (!root) return
  root.style.overflow = ''
  // Firefox rounds parts of a point up.
  const overflows = () => [page.scrollWidth > innerWidth + 1, page.scrollHeight > innerHeight + 1]
  const [wide, high] = overflows()
  if (!wide && !high || !root.querySelector('.moved') && !root.getAnimations({ subtree: true }).length) return
  page.dataset.still = ''
  const still = overflows()
  delete page.dataset.still
  root.style.overflow = [wide && !still[0], high && !still[1]].map((clips) => clips ? 'clip' : 'visible').join(' ')
}
