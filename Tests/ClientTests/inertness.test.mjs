// SPDX-License-Identifier: Apache-2.0
/** Tests what a modal layer makes inert, and what stays usable. Rows are those of docs/Behaviors.md. */
import assert from 'node:assert/strict'
import { layer, test } from './support/page.mjs'

const ROOT = '<p id="words">Words</p><button id="opener">Open</button>'
const BUTTON = '<button>Inner</button>'
const isLocked = (page) => page.document.documentElement.style.overflow === 'hidden'

test('a modal makes the page and the layers below it inert (rows 15 and 46)', ROOT, async (page) => {
  await page.show('lower', BUTTON)
  await page.show('upper', BUTTON)
  assert.deepEqual(['#dais-root', '#lower', '#upper'].map((part) => page.isInert(part)), [true, true, false])
})

test('the layer below a modal is usable as soon as the modal leaves (row 107)', ROOT, async (page) => {
  await page.show('lower', BUTTON)
  await page.show('upper', BUTTON)
  page.user.key('Escape')
  assert.deepEqual(['#dais-root', '#lower', '#upper'].map((part) => page.isInert(part)), [true, false, true])
  page.user.key('Escape')
  assert.deepEqual(['#dais-root', '#lower', '#upper'].map((part) => page.isInert(part)), [false, true, true])
})

test('an element that a patch adds below a modal is inert (row 47)', ROOT, async (page) => {
  await page.show('sheet', BUTTON)
  await page.patch(page.create('#dais-root', '<button id="fresh">Fresh</button>'))
  assert.equal(page.isInert('#fresh'), true)
})

test('a new layer below a modal is inert', ROOT, async (page) => {
  await page.show('upper', BUTTON)
  await page.patch(page.create('#dais-overlays', layer('lower', BUTTON), '#upper'))
  assert.deepEqual([page.isInert('#lower'), page.isInert('#upper')], [true, false])
})

test('elements that the server has made inert stay so after a modal', '<div id="closed" inert>Closed</div>',
  async (page) => {
  await page.patch(page.attribute('#dais-root', 'inert', ''))
  await page.show('sheet', BUTTON)
  page.user.key('Escape')
  assert.deepEqual([page.find('#dais-root').hasAttribute('inert'), page.find('#closed').hasAttribute('inert')],
    [true, true])
})

test('elements that the server did not send stay usable beside a modal (row 13)', ROOT, async (page) => {
  const foreign = page.document.createElement('div')
  foreign.id = 'foreign'
  page.find('#dais-overlays').append(foreign)
  await page.show('sheet', BUTTON)
  assert.equal(page.isInert('#foreign'), false)
})

test('a toast is usable above every modal (row 94)', ROOT, async (page) => {
  await page.show('toast', BUTTON, { 'data-layer': 'toast', 'data-modal': 'false', 'data-inert': 'never',
    role: 'group' })
  await page.patch(page.create('#dais-overlays', layer('sheet', BUTTON), '#toast'))
  assert.deepEqual([page.isInert('#dais-root'), page.isInert('#sheet'), page.isInert('#toast')], [true, false, false])
})

test('a layer that is not modal leaves the page usable and unlocked', ROOT, async (page) => {
  await page.show('popover', BUTTON, { 'data-layer': 'popover', 'data-modal': 'false' })
  assert.deepEqual([page.isInert('#opener'), isLocked(page)], [false, false])
})

test('a popover in a narrow window is modal (row 72)', ROOT, async (page) => {
  await page.show('popover', BUTTON, { 'data-layer': 'popover', 'data-modal': 'false' })
  assert.deepEqual([page.isInert('#opener'), isLocked(page)], [true, true])
}, { media: ['(width < 600px)'] })

test('a popover with data-compact="popover" is not modal in a narrow window (row 72)', ROOT, async (page) => {
  await page.show('popover', BUTTON, { 'data-layer': 'popover', 'data-modal': 'false', 'data-compact': 'popover' })
  assert.deepEqual([page.isInert('#opener'), isLocked(page)], [false, false])
}, { media: ['(width < 600px)'] })

test('the views in holes of a modal stay usable, and the elements around them do not',
  '<section id="section"><button id="kept" data-source="tour">Kept</button>' +
  '<button id="beside">Beside</button></section>' +
  '<p id="away">Away</p>', async (page) => {
    await page.show('modal', BUTTON, { 'data-layer': 'modal', 'data-hole': 'tour' })
    assert.deepEqual(['#kept', '#beside', '#away'].map((part) => page.isInert(part)), [false, true, true])
  })

test('the host of a modal inside the page stays usable, and its siblings do not',
  '<button id="before">Before</button><div id="view"><p id="content">Content</p>' +
  '<div id="host" class="host-layers"></div></div>', async (page) => {
    await page.patch(page.create('#host', layer('modal', BUTTON)))
    assert.deepEqual(['#before', '#content', '#modal'].map((part) => page.isInert(part)), [true, true, false])
  })

const PARTS = '<button id="before">Before</button><div id="view"><button id="content">Content</button>' +
  '<div id="host" class="host-layers" data-part></div></div><div id="other"><button id="other-content">Other</button>' +
  '<div id="other-host" class="host-layers" data-part></div></div><button id="after">After</button>'
const INERT = ['#before', '#content', '#modal', '#other-content', '#after']

test('a modal of a part of the page makes only that part inert, and keeps no focus in it (row 46)', PARTS,
  async (page) => {
    await page.patch(page.create('#host', layer('modal', BUTTON)))
    assert.deepEqual(INERT.map((part) => page.isInert(part)), [false, true, false, false, false])
    assert.deepEqual([isLocked(page), page.find('#modal').querySelector('[data-guard]')], [false, null])
    await page.patch(page.create('#other-host', layer('second', BUTTON)))
    assert.deepEqual(INERT.map((part) => page.isInert(part)), [false, true, false, true, false])
    assert.equal(page.document.activeElement.closest('.layer').id, 'second')
    await page.show('sheet', BUTTON)
    assert.deepEqual([...INERT, '#sheet'].map((part) => page.isInert(part)), [true, true, true, true, true, false])
    assert.equal(isLocked(page), true)
  })

test('Escape dismisses a modal of a part of the page while the focus is in that part, or nowhere (row 28)', PARTS,
  async (page) => {
    const dismissals = () => page.frames.filter((frame) => frame[4] === 'dismiss').map(({ name }) => name)
    await page.patch(page.create('#host', layer('modal', BUTTON)))
    page.find('#after').focus()
    page.user.key('Escape')
    assert.deepEqual(dismissals(), [])
    page.find('#modal button').focus()
    page.user.key('Escape')
    assert.deepEqual(dismissals(), ['modal'])
    await page.patch(page.create('#other-host', layer('second', BUTTON)))
    page.document.activeElement.blur()
    page.user.key('Escape')
    assert.deepEqual(dismissals(), ['modal', 'second'])
  })

test('the page does not scroll until the last modal leaves (rows 39 and 42)', ROOT, async (page) => {
  const seen = [isLocked(page)]
  for (const name of ['lower', 'upper']) {
    await page.show(name, BUTTON)
    seen.push(isLocked(page))
  }
  for (let times = 0; times < 2; times++) {
    page.user.key('Escape')
    seen.push(isLocked(page))
  }
  assert.deepEqual(seen, [false, true, true, true, false])
})

test('a locked page has a gutter if it had a scrollbar, and only then (rows 40 and 41)', ROOT, async (page) => {
  const gutter = async () => {
    await page.show('sheet', BUTTON)
    const value = page.document.documentElement.style.getPropertyValue('scrollbar-gutter')
    await page.patch(page.remove('#sheet'))
    await page.turn(1000)
    return value
  }
  assert.equal(await gutter(), '')
  page.layout.scrollbar = 15
  assert.equal(await gutter(), 'stable')
  assert.equal(page.document.documentElement.style.getPropertyValue('scrollbar-gutter'), '')
})

test('an inspector that is a column is not modal', ROOT, async (page) => {
  await page.show('inspector', BUTTON, { 'data-layer': 'inspector', 'data-through': 'all', role: 'complementary' })
  assert.deepEqual([page.isInert('#opener'), page.find('#inspector-surface').hasAttribute('aria-modal')],
    [false, false])
}, { media: ['(min-width: 744px)'] })

test('the page makes room for a column at its trailing edge (row 117)', ROOT, async (page) => {
  page.place('#inspector-surface', 724, 0, 300, 768)
  await page.show('inspector', BUTTON, { 'data-layer': 'inspector' })
  const { style } = page.find('#dais-root')
  assert.deepEqual([style.paddingRight, style.paddingLeft], ['300px', ''])
  await page.patch(page.attribute('#inspector', 'dir', 'rtl'))
  assert.deepEqual([style.paddingRight, style.paddingLeft], ['', '300px'])
}, { media: ['(min-width: 744px)'] })
