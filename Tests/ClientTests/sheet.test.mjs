// SPDX-License-Identifier: Apache-2.0
/**
 * Tests sheets and drawers under a finger. release.test.mjs tests the numbers of a release. Rows are those of
 * docs/Behaviors.md.
 */
import assert from 'node:assert/strict'
import { test } from './support/page.mjs'

const ROOT = '<button id="opener">Open</button>'
const HEIGHTS = [200, 400, 700]
const CONTENT = `<div id="grabber" class="sheet-grabber" role="slider" tabindex="0"></div>
  <div id="content"><button id="inner" data-on="click">Inner</button><input id="range" type="range"></div>`
const DRAGS = { 'data-on': 'dismiss attempt entered exited detent' }
const DETENTS = { ...DRAGS, 'data-detents': '3', 'data-detent': '0' }
const TOUCH = { pointerType: 'touch' }

/**
 * Shows a sheet at the bottom of the window, which is 768 points high. Its height is the detent that its surface names.
 */
async function show(page, attributes = DETENTS, heights = HEIGHTS) {
  page.place('.layer', 0, 0, 1024, 768)
  page.layout.place('.surface', (node) => {
    const height = heights[Number(/\d/.exec(node.style.getPropertyValue('--detent')) ?? 0)]
    return { left: 0, top: 768 - height, width: 1024, height }
  })
  await page.show('sheet', CONTENT, attributes)
}

const top = (page) => page.find('#sheet-surface').getBoundingClientRect().top
const told = (page) => page.events('detent', 'dismiss', 'attempt').map(([, ...rest]) => rest)
/** Drags the sheet by its grabber, or by another element, up (negative) or down, and rests there. */
async function pull(page, way, target = '#grabber', details) {
  const start = top(page) + 10
  await page.user.drag(target, [[500, start], [500, start + Math.sign(way) * 6],
    [500, start + way + Math.sign(way) * 6]], details)
  await page.turn(200)
}

// Following

test('a sheet opens at its smallest height (row 75)', ROOT, async (page) => {
  await show(page)
  assert.equal(top(page), 568)
})

test('a sheet follows the pointer, and the server is told once that a drag began (row 76)', ROOT, async (page) => {
  await show(page)
  await pull(page, -100)
  assert.equal(top(page), 468)
  page.user.move(500, 300)
  assert.equal(top(page), 296)
  assert.deepEqual(told(page), [['detent', ['began', 1]]])
})

test('a press that moves less than 6 points does not drag a sheet', ROOT, async (page) => {
  await show(page)
  await page.user.drag('#content', [[500, 578], [500, 583]], TOUCH)
  assert.equal(top(page), 568)
  page.user.up()
  assert.deepEqual(told(page), [])
})

test('a horizontal movement does not drag a sheet', ROOT, async (page) => {
  await show(page)
  await page.user.drag('#grabber', [[500, 578], [540, 588], [540, 700]])
  assert.deepEqual([top(page), told(page)], [568, []])
})

test('above its largest height a sheet gives way less and less (row 79)', ROOT, async (page) => {
  await show(page, { ...DETENTS, 'data-detent': '2' })
  await pull(page, -60)
  assert.ok(top(page) > 68 - 20 && top(page) < 68, `${top(page)}`)
})

test('the backdrop fades with a sheet that is dragged down (row 86)', ROOT, async (page) => {
  await show(page)
  await pull(page, 50)
  assert.equal(page.find('#sheet-backdrop').style.opacity, '0.75')
  page.user.cancel()
  assert.equal(page.find('#sheet-backdrop').style.opacity, '')
})

test('a mouse drags a sheet at its top only (row 92)', ROOT, async (page) => {
  await show(page)
  await pull(page, -100, '#content')
  assert.deepEqual([top(page), told(page)], [568, []])
})

test('a finger drags a sheet anywhere', ROOT, async (page) => {
  await show(page)
  await pull(page, -100, '#content', TOUCH)
  assert.equal(top(page), 468)
})

test('a drag on a control that handles drags does not drag the sheet (row 84)', ROOT, async (page) => {
  await show(page)
  await pull(page, -100, '#range', TOUCH)
  assert.deepEqual([top(page), told(page)], [568, []])
})

test('only the primary button of the pointer drags a sheet', ROOT, async (page) => {
  await show(page)
  await pull(page, -100, '#grabber', { button: 2 })
  assert.equal(top(page), 568)
})

// Release

test('a sheet released at rest sends its nearest height, and then that it has entered (row 77)', ROOT, async (page) => {
  await show(page)
  await pull(page, -130)
  page.user.up()
  assert.deepEqual(told(page), [['detent', ['began', 1]], ['detent', ['ended', 1, 1]]])
  assert.equal(page.events('entered').length, 1)
  await page.turn(2000)
  assert.equal(top(page), 368)
  assert.equal(page.events('entered').length, 2)
})

test('a released sheet moves from where the finger left it', ROOT, async (page) => {
  await show(page)
  await pull(page, -130)
  page.user.up()
  assert.equal(top(page) + Number(/, (-?[\d.]+)px/.exec(page.look('#sheet-surface', 'transform'))?.[1] ?? 0), 438)
})

test('a sheet released near its old height returns to it and sends no height', ROOT, async (page) => {
  await show(page)
  await pull(page, -80)
  page.user.up()
  await page.turn(2000)
  assert.deepEqual([top(page), told(page).at(-1)], [568, ['detent', ['ended', 1]]])
})

test('a flick moves a sheet to its next height (row 77)', ROOT, async (page) => {
  await show(page)
  await page.user.drag('#grabber', [[500, 578], [500, 572], [500, 562], [500, 552]])
  page.user.up()
  await page.turn(2000)
  assert.deepEqual([top(page), told(page).at(-1)], [368, ['detent', ['ended', 1, 1]]])
})

test('a downward flick from the smallest height dismisses a sheet (row 78)', ROOT, async (page) => {
  await show(page)
  await page.user.drag('#grabber', [[500, 578], [500, 584], [500, 594], [500, 604]])
  page.user.up()
  assert.deepEqual(told(page), [['detent', ['began', 1]], ['dismiss', ['drag', 1]]])
  assert.equal(page.isInert('#opener'), false)
  await page.turn(2000)
  assert.equal(page.events('exited').length, 1)
})

test('a release a quarter below its smallest height dismisses a sheet, and one above that does not (row 78)', ROOT,
  async (page) => {
  await show(page)
  await pull(page, 45)
  page.user.up()
  await page.turn(2000)
  assert.deepEqual([top(page), page.events('dismiss')], [568, []])
  await pull(page, 55)
  page.user.up()
  assert.deepEqual(page.events('dismiss'), [['sheet', 'dismiss', ['drag', 1]]])
})

test('a finger that turns back before its release does not dismiss the sheet (row 78)', ROOT, async (page) => {
  await show(page)
  await pull(page, 120)
  page.user.move(500, 680)
  await page.turn(200)
  page.user.up()
  await page.turn(2000)
  assert.deepEqual([top(page), page.events('dismiss')], [568, []])
})

test('a drag can dismiss a sheet of one height', ROOT, async (page) => {
  await show(page, DRAGS)
  await pull(page, 60)
  assert.equal(top(page), 628)
  page.user.up()
  assert.deepEqual(told(page), [['detent', ['began', 1]], ['dismiss', ['drag', 1]]])
})

test('a sheet that disables dismissal gives way, springs back and sends an attempt (rows 26 and 79)', ROOT,
  async (page) => {
  await show(page, { ...DETENTS, 'data-dismiss': 'escape' })
  await pull(page, 120)
  assert.ok(top(page) > 568 && top(page) < 600, `${top(page)}`)
  page.user.up()
  assert.deepEqual(told(page), [['detent', ['began', 1]], ['attempt', ['drag', 1]], ['detent', ['ended', 1]]])
  await page.turn(2000)
  assert.deepEqual([top(page), page.isInert('#opener')], [568, true])
})

test('the click that ends a drag is not sent, and the next one is (row 80)', ROOT, async (page) => {
  await show(page)
  await pull(page, -100, '#inner', TOUCH)
  page.user.up()
  assert.deepEqual(page.events('click'), [])
  await page.turn(2000)
  page.user.click('#inner')
  assert.deepEqual(page.events('click').map(([name]) => name), ['inner'])
})

// Interruptions

test('Escape during a drag cancels the drag and does not dismiss the sheet (rows 27 and 80)', ROOT, async (page) => {
  await show(page)
  await pull(page, 120)
  page.user.key('Escape')
  await page.turn(2000)
  assert.deepEqual([top(page), page.events('dismiss'), told(page).at(-1)], [568, [], ['detent', ['ended', 1]]])
})

test('a drag that the browser cancels leaves no offset and dismisses nothing (row 80)', ROOT, async (page) => {
  await show(page)
  await pull(page, 120)
  page.user.cancel()
  await page.turn(2000)
  assert.deepEqual([top(page), page.events('dismiss')], [568, []])
})

test('a second finger cancels the drag of a sheet (row 80)', ROOT, async (page) => {
  await show(page)
  await pull(page, 120, '#content', TOUCH)
  page.user.down('#content', 300, 700, { ...TOUCH, pointerId: 2, isPrimary: false })
  await page.turn(2000)
  assert.deepEqual([top(page), page.events('dismiss')], [568, []])
})

test('a drag takes over a sheet during its entry (row 104)', ROOT, async (page) => {
  await show(page)
  await page.patch(page.remove('#sheet'))
  await page.turn(2000)
  await page.add('sheet', CONTENT, DRAGS)
  await page.turn(210)
  await page.user.drag('#grabber', [[500, 678], [500, 684]])
  assert.deepEqual(page.events('detent').length, 1)
  assert.deepEqual(page.motions('#sheet-surface').filter(({ fill }) => fill === 'both'), [])
})

test('a drag during the exit of a sheet does nothing (row 104)', ROOT, async (page) => {
  await show(page)
  page.user.key('Escape')
  await page.turn(50)
  const motions = page.motions('#sheet-surface').length
  await page.user.drag('#grabber', [[500, 578], [500, 584], [500, 484]])
  assert.deepEqual(told(page), [['dismiss', ['escape', 1]]])
  assert.equal(page.motions('#sheet-surface').length, motions)
})

test('a finger that held a sheet before it left no longer moves it (row 104)', ROOT, async (page) => {
  await show(page)
  page.user.down('#grabber', 500, 578)
  page.user.key('Escape')
  await page.turn(50)
  const motions = page.motions('#sheet-surface').length
  page.user.move(500, 584)
  page.user.move(500, 484)
  page.user.up('#opener')
  await page.turn(2000)
  assert.deepEqual(told(page), [['dismiss', ['escape', 1]]])
  assert.equal(page.motions('#sheet-surface').length, motions)
})

// Scroll containers

const scrolling = (page, scrollTop) => {
  page.place('#content', 0, 578, 1024, 190, { scrollHeight: 900 })
  page.find('#content').style.overflowY = 'auto'
  page.find('#content').scrollTop = scrollTop
}

test('a finger on content at its top drags the sheet down and up (rows 81 and 83)', ROOT, async (page) => {
  await show(page)
  scrolling(page, 0)
  await pull(page, 30, '#content', TOUCH)
  assert.equal(top(page), 598)
  page.user.cancel()
  await page.turn(2000)
  await pull(page, -100, '#content', TOUCH)
  assert.equal(top(page), 468)
})

test('a finger on scrolled content scrolls it, and a fling does not dismiss the sheet (rows 81 and 82)', ROOT,
  async (page) => {
  await show(page)
  scrolling(page, 50)
  await pull(page, 100, '#content', TOUCH)
  page.user.up()
  assert.deepEqual([top(page), told(page)], [568, []])
})

test('a finger on the content of a sheet with data-scrolls does not make it taller (row 83)', ROOT, async (page) => {
  await show(page, { ...DETENTS, 'data-scrolls': '' })
  scrolling(page, 0)
  await pull(page, -100, '#content', TOUCH)
  assert.deepEqual([top(page), told(page)], [568, []])
})

test('a finger that has scrolled content to its top continues with the sheet (row 81)', ROOT, async (page) => {
  await show(page)
  scrolling(page, 50)
  page.user.down('#content', 500, 600, TOUCH)
  page.user.cancel()
  page.user.touch('touchmove', 500, 640)
  assert.equal(top(page), 568)
  page.find('#content').scrollTop = 0
  page.user.touch('touchmove', 500, 650)
  assert.equal(page.user.touch('touchmove', 500, 690), false, 'the browser scrolls no more')
  assert.equal(top(page), 608)
  await page.turn(200)
  page.user.touch('touchend', 500, 690)
  await page.turn(2000)
  assert.deepEqual(told(page).at(-1), ['detent', ['ended', 1]])
})

// Heights

test('a sheet moves to a height that the server chooses, and reports it (row 75)', ROOT, async (page) => {
  await show(page)
  await page.patch(page.attribute('#sheet', 'data-detent', '2'))
  assert.equal(page.events('entered').length, 1)
  await page.turn(2000)
  assert.deepEqual([top(page), page.events('entered').length, told(page)], [68, 2, []])
})

test('keys on the drag indicator move a sheet (row 87)', ROOT, async (page) => {
  await show(page)
  page.find('#grabber').focus()
  const heights = []
  for (const key of ['ArrowUp', 'End', 'ArrowDown', 'Home', 'ArrowDown']) {
    page.user.key(key)
    await page.turn(2000)
    heights.push(768 - top(page))
  }
  assert.deepEqual(heights, [400, 700, 400, 200, 200])
})

test('clicks on the drag indicator cycle through the heights (row 87)', ROOT, async (page) => {
  await show(page)
  const heights = []
  for (let times = 0; times < 3; times++) {
    page.user.click('#grabber')
    await page.turn(2000)
    heights.push(768 - top(page))
  }
  assert.deepEqual(heights, [400, 700, 200])
})

test('the page is usable up to a height of the sheet, and inert above it (row 85)', ROOT, async (page) => {
  await show(page, { ...DETENTS, 'data-through': '0' })
  const seen = [page.isInert('#opener')]
  await page.patch(page.attribute('#sheet', 'data-detent', '1'))
  seen.push(page.isInert('#opener'), page.find('#sheet-surface').getAttribute('aria-modal'))
  await page.patch(page.attribute('#sheet', 'data-detent', '0'))
  seen.push(page.isInert('#opener'), page.find('#sheet-surface').getAttribute('aria-modal'))
  assert.deepEqual(seen, [false, true, 'true', false, null])
})

test('a sheet with data-through="all" leaves the page usable at every height (row 85)', ROOT, async (page) => {
  await show(page, { ...DETENTS, 'data-detent': '2', 'data-through': 'all' })
  assert.deepEqual([page.isInert('#opener'), page.find('#sheet').hasAttribute('data-free')], [false, true])
})

test('the page is inert while a finger holds the sheet above its undimmed height (row 85)', ROOT, async (page) => {
  await show(page, { ...DETENTS, 'data-through': '0' })
  await pull(page, -60)
  assert.equal(page.isInert('#opener'), true)
  page.user.move(500, 575)
  assert.equal(page.isInert('#opener'), false)
})

test('the page recedes behind a tall sheet, and comes forward with the finger (row 91)', ROOT, async (page) => {
  await show(page, DRAGS, [720])
  const scale = () => Number(page.find('#dais-root').style.scale).toFixed(3)
  assert.equal(scale(), '0.930')
  await pull(page, 360)
  assert.equal(scale(), '0.965')
})

test('under reduced motion a released sheet is at its height at once (row 116)', ROOT, async (page) => {
  await show(page)
  await pull(page, -130)
  page.user.up()
  await page.turn(0)
  assert.deepEqual([top(page), page.events('entered').length], [368, 2])
}, { media: ['(prefers-reduced-motion: reduce)'] })

test('under reduced motion a sheet dismissed by a drag fades in place (row 116)', ROOT, async (page) => {
  await show(page, DRAGS)
  await pull(page, 60)
  page.user.up()
  assert.equal(top(page), 628)
  const { duration, frames } = page.motions('#sheet-surface').at(-1)
  assert.deepEqual([duration, frames.at(-1)], [150, { opacity: '0', offset: 1 }])
}, { media: ['(prefers-reduced-motion: reduce)'] })

// Drawers

test('a drag toward its edge dismisses a drawer (row 78)', ROOT, async (page) => {
  await page.show('drawer', '<div id="bar" class="bar"></div>',
    { ...DRAGS, 'data-layer': 'drawer', 'data-edge': 'leading' })
  page.place('#drawer-surface', 0, 0, 300, 768)
  await page.user.drag('#bar', [[200, 50], [194, 50], [94, 50]])
  assert.equal(page.find('#drawer-surface').getBoundingClientRect().left, -100)
  await page.turn(200)
  page.user.up()
  assert.deepEqual(page.events('dismiss'), [['drawer', 'dismiss', ['drag', 1]]])
})

test('a leading drawer in a right-to-left page follows a drag to the right (row 117)', ROOT, async (page) => {
  page.document.documentElement.dir = 'rtl'
  page.place('#drawer-surface', 724, 0, 300, 768)
  await page.show('drawer', '<div id="bar" class="bar"></div>',
    { ...DRAGS, 'data-layer': 'drawer', 'data-edge': 'leading' })
  await page.user.drag('#bar', [[800, 50], [806, 50], [906, 50]])
  assert.equal(page.find('#drawer-surface').getBoundingClientRect().left, 824)
})
