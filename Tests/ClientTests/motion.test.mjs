// SPDX-License-Identifier: Apache-2.0
/** Tests animated groups of operations (operation 15). Rows are those of docs/Behaviors.md. */
import assert from 'node:assert/strict'
import { test } from './support/page.mjs'

/** One second with a linear curve, so that values in between are known. */
const SECOND = [[0, 0, 1, 1, 1]]
const BOX = '<div id="box" class="W">Words<b></b></div>'
const animated = (spec, completions, ...operations) => [15, spec, completions, operations]
const frames = (page, selector) => page.motions(selector).map(({ frames: { easing, ...rest } }) => rest)
const completed = (page) => page.events('animated').flatMap(([, , numbers]) => numbers)

// Properties

test('a property in an animated group animates from its old value to its new one', BOX, async (page) => {
  await page.patch(page.style('#box', 'opacity', '0.2'))
  await page.patch(animated(SECOND, [], page.style('#box', 'opacity', '0.8')))
  assert.deepEqual(frames(page, '#box'), [{ opacity: ['0.2', '0.8'] }])
  await page.turn(500)
  assert.equal(page.look('#box', 'opacity'), '0.5')
  await page.turn(500)
  assert.deepEqual([page.look('#box', 'opacity'), page.motions('#box')], ['0.8', []])
})

test('a change outside an animated group applies at once', BOX, async (page) => {
  await page.patch(page.style('#box', 'opacity', '0.2'))
  assert.deepEqual(page.motions('#box'), [])
})

test('each property that changes has an animation, and others have none', BOX, async (page) => {
  await page.patch(page.style('#box', 'opacity', '0.2'), page.style('#box', 'rotate', '10deg'))
  await page.patch(animated(SECOND, [], page.style('#box', 'rotate', '20deg'), page.style('#box', 'scale', '2'),
    page.style('#box', 'opacity', '0.2')))
  assert.deepEqual(frames(page, '#box'), [{ rotate: ['10deg', '20deg'] }, { scale: ['none', '2'] }])
})

test('an animated width animates the minimum and maximum width, too', BOX, async (page) => {
  await page.patch(page.style('#box', 'width', '100px'))
  await page.patch(animated(SECOND, [], page.style('#box', 'width', '200px')))
  const way = ['100px', '200px']
  assert.deepEqual(frames(page, '#box'), [{ width: way, minWidth: way, maxWidth: way }])
})

test('the browser plays the curve, delay and count of an animation', BOX, async (page) => {
  await page.patch(animated([[0.2, 0, 0.4, 1, 0.5], 0.25, -4], [], page.style('#box', 'opacity', '0')))
  const [{ frames: { easing }, duration, delay, iterations, direction }] = page.motions('#box')
  assert.deepEqual([easing, duration, delay, iterations, direction],
    ['cubic-bezier(0.2,0,0.4,1)', 500, 250, 3, 'alternate'])
})

test('a spring plays as a linear() easing', BOX, async (page) => {
  await page.patch(animated([[0.5, 1]], [], page.style('#box', 'opacity', '0')))
  const [{ frames: { easing }, duration }] = page.motions('#box')
  assert.match(easing, /^linear\(0,/)
  assert.ok(duration > 500 && duration < 1000, `${duration}`)
})

test('a property can animate over several values', BOX, async (page) => {
  await page.patch(animated(SECOND, [], page.style('#box', 'opacity', '1'),
    [16, page.number('#box'), 'opacity', ['0', '0.5', '1']]))
  assert.deepEqual(frames(page, '#box'), [{ opacity: ['0', '0.5', '1'], offset: [0, 0.5, 1] }])
})

// Interruption

test('an interrupted animation continues from its present value', BOX, async (page) => {
  await page.patch(animated(SECOND, [], page.style('#box', 'opacity', '0')))
  await page.turn(250)
  await page.patch(animated(SECOND, [], page.style('#box', 'opacity', '1')))
  assert.deepEqual(frames(page, '#box'), [{ opacity: ['0.75', '1'] }])
})

test('a new animation does not interrupt that of another property', BOX, async (page) => {
  await page.patch(animated(SECOND, [], page.style('#box', 'opacity', '0')))
  await page.turn(250)
  await page.patch(animated(SECOND, [], page.style('#box', 'rotate', '90deg')))
  assert.deepEqual(frames(page, '#box'), [{ opacity: ['1', '0'] }, { rotate: ['none', '90deg'] }])
})

test('an interrupted spring keeps its speed', BOX, async (page) => {
  const turn = (target) => page.patch(animated([[0.5, 1]], [], page.style('#box', 'translate', target)))
  await page.patch(page.style('#box', 'translate', '0px'))
  await turn('100px')
  const [{ duration: calm }] = page.motions('#box')
  await page.turn(100)
  await turn('0px')
  const [{ frames: { translate }, duration }] = page.motions('#box')
  assert.equal(translate[1], '0px')
  assert.ok(duration > calm, 'it takes longer to turn around than from rest')
})

test('a change outside an animated group ends the animation of its property, and no other', BOX, async (page) => {
  await page.patch(animated(SECOND, [], page.style('#box', 'opacity', '0'), page.style('#box', 'rotate', '90deg')))
  await page.turn(250)
  await page.patch(page.style('#box', 'opacity', '0.5'))
  assert.deepEqual(frames(page, '#box'), [{ rotate: ['none', '90deg'] }])
  assert.equal(page.look('#box', 'opacity'), '0.5')
})

// Completions

test('an animated group completes once, when its curve ends', BOX, async (page) => {
  await page.patch(animated(SECOND, [7], page.style('#box', 'opacity', '0')))
  await page.turn(990)
  assert.deepEqual(completed(page), [])
  await page.turn(5000)
  assert.deepEqual(completed(page), [7])
})

test('an animated group without a visible change completes at once', BOX, async (page) => {
  await page.patch(animated(SECOND, [7, -8], page.attribute('#box', 'title', 'Title')))
  assert.deepEqual(completed(page), [7, 8])
})

test('a spring is logically complete after its response, and removed when it has settled', BOX, async (page) => {
  await page.patch(animated([[0.5, 1]], [7, -8], page.style('#box', 'opacity', '0')))
  await page.turn(510)
  assert.deepEqual(completed(page), [7])
  await page.turn(500)
  assert.deepEqual(completed(page), [7, 8])
})

test('an animation that replaces another delays the removal of the first group', BOX, async (page) => {
  await page.patch(animated(SECOND, [-7], page.style('#box', 'opacity', '0')))
  await page.turn(500)
  await page.patch(animated(SECOND, [-8], page.style('#box', 'opacity', '1')))
  await page.turn(600)
  assert.deepEqual(completed(page), [])
  await page.turn(500)
  assert.deepEqual(completed(page).sort(), [7, 8])
})

test('a change that ends an animation completes its group', BOX, async (page) => {
  await page.patch(animated(SECOND, [-7], page.style('#box', 'opacity', '0')))
  await page.patch(page.style('#box', 'opacity', '0.5'))
  assert.deepEqual(completed(page), [7])
})

test('a hidden tab animates nothing and completes all groups at once', BOX, async (page) => {
  Object.defineProperty(page.document, 'hidden', { value: true })
  await page.patch(animated(SECOND, [7, -8], page.style('#box', 'opacity', '0')))
  assert.deepEqual([page.motions('#box'), completed(page)], [[], [7, 8]])
})

test('a tab that becomes hidden completes all running groups', BOX, async (page) => {
  await page.patch(animated(SECOND, [7, -8], page.style('#box', 'opacity', '0')))
  Object.defineProperty(page.document, 'hidden', { value: true })
  page.document.dispatchEvent(new page.window.Event('visibilitychange'))
  assert.deepEqual(completed(page), [7, 8])
  await page.turn(5000)
  assert.deepEqual(completed(page), [7, 8])
})

// Entries and exits

const LIST = '<div id="list"><p id="a" class="row">A</p><p id="b" class="row">B</p></div>'
const SLIDE = '[[{&quot;translate&quot;:&quot;20px|0px&quot;}],[{&quot;scale&quot;:&quot;0.5&quot;}]]'

test('a new element fades in', LIST, async (page) => {
  await page.patch(animated(SECOND, [], page.create('#list', '<p id="c">C</p>')))
  assert.deepEqual(frames(page, '#c'), [{ opacity: ['0', '1'] }])
})

test('a new element enters with its transition', LIST, async (page) => {
  await page.patch(animated(SECOND, [], page.create('#list', `<p id="c" data-transition="${SLIDE}">C</p>`)))
  assert.deepEqual(frames(page, '#c'), [{ translate: ['calc(0px + 20px) calc(0px + 0px)', '0px 0px'] }])
})

test('a new element outside an animated group appears at once', LIST, async (page) => {
  await page.patch(page.create('#list', `<p id="c" data-transition="${SLIDE}">C</p>`))
  assert.deepEqual(page.motions('#c'), [])
})

test('a transition with its own animation plays without a group, for its own duration', LIST, async (page) => {
  const own = '[[{&quot;opacity&quot;:&quot;0&quot;},[[0,0,1,1,0.3]]]]'
  await page.patch(page.create('#list', `<p id="c" data-transition="${own}">C</p>`))
  assert.equal(page.motions('#c')[0].duration, 300)
  await page.turn(1000)
  await page.patch(page.remove('#c'))
  assert.equal(page.count('[data-leaving]'), 1)
  await page.turn(300)
  assert.equal(page.count('[data-leaving]'), 0)
})

test('a removed element stays in place until its exit ends, inert and without id and number', LIST, async (page) => {
  page.place('#a', 10, 20, 300, 40)
  const node = page.find('#a')
  await page.patch(animated(SECOND, [-7], page.remove('#a')))
  assert.deepEqual([node.isConnected, node.inert, node.id, node.style.width, node.style.height],
    [true, true, '', '300px', '40px'])
  assert.equal(page.number('[data-leaving]'), undefined)
  assert.deepEqual(frames(page, '[data-leaving]'), [{ opacity: ['1', '0'] }])
  await page.turn(1000)
  assert.deepEqual([node.isConnected, completed(page)], [false, [7]])
})

test('a removed element leaves with its transition', LIST, async (page) => {
  await page.patch(page.create('#list', `<p id="c" data-transition="${SLIDE}">C</p>`))
  await page.patch(animated(SECOND, [], page.remove('#c')))
  assert.deepEqual(frames(page, '[data-leaving]'), [{ scale: ['1', '0.5'] }])
})

test('an element that is removed outside an animated group disappears at once', LIST, async (page) => {
  await page.patch(page.remove('#a'))
  assert.equal(page.count('.row'), 1)
})

test('an element whose exit the browser does not report as ended is removed after a time', LIST, async (page) => {
  await page.patch(animated(SECOND, [], page.remove('#a')))
  page.find('[data-leaving]').getAnimations()[0].pause()
  await page.turn(1390)
  assert.equal(page.count('[data-leaving]'), 1)
  await page.turn(20)
  assert.equal(page.count('[data-leaving]'), 0)
})

test('an element that returns during its exit continues from its present look', LIST, async (page) => {
  await page.patch(animated(SECOND, [], page.remove('#b')))
  await page.turn(250)
  await page.patch(animated(SECOND, [], page.create('#list', '<p id="b" class="row">B</p>')))
  assert.deepEqual(frames(page, '#b'), [{ opacity: ['0.75', '1'] }])
  assert.equal(page.count('[data-leaving]'), 0)
})

test('a focused control that leaves hands the focus to the next one at once',
  '<div id="list"><button id="a">A</button><button id="b">B</button></div>', async (page) => {
  page.find('#a').focus()
  await page.patch(animated(SECOND, [], page.remove('#a')))
  assert.equal(page.focus, 'b')
})

test('rows that make room for a new one move from their old places', LIST, async (page) => {
  page.layout.place('.row', (node) => ({ left: 0, top: 40 * [...node.parentElement.children].indexOf(node), width: 300,
    height: 40 }))
  await page.patch(animated(SECOND, [], page.create('#list', '<p id="c" class="row">C</p>', '#b')))
  assert.deepEqual([frames(page, '#a'), frames(page, '#b')],
    [[], [{ transform: ['translate(0px, -40px)', 'translate(0px, 0px)'] }]])
})

test('rows that a patch moves animate to their new places', LIST, async (page) => {
  page.layout.place('.row', (node) => ({ left: 0, top: 40 * [...node.parentElement.children].indexOf(node), width: 300,
    height: 40 }))
  await page.patch(animated(SECOND, [], [5, page.number('#a'), 0]))
  assert.deepEqual([frames(page, '#a'), frames(page, '#b')],
    [[{ transform: ['translate(0px, -40px)', 'translate(0px, 0px)'] }],
      [{ transform: ['translate(0px, 40px)', 'translate(0px, 0px)'] }]])
})

test('rows outside the window are not animated', LIST, async (page) => {
  page.layout.place('.row', (node) => ({ left: 0, top: 2000 + 40 * [...node.parentElement.children].indexOf(node),
    width: 300, height: 40 }))
  await page.patch(animated(SECOND, [], [5, page.number('#a'), 0]))
  assert.deepEqual([page.motions('#a'), page.motions('#b')], [[], []])
})

test('a layer in an animated group has only its own motion', '<p>Words</p>', async (page) => {
  const sheet = '<div id="sheet" data-layer="sheet" data-epoch="1" data-modal="true">' +
    '<div id="surface" role="dialog" tabindex="-1"></div></div>'
  await page.patch(animated(SECOND, [], page.create('#dais-overlays', sheet)))
  assert.deepEqual(page.motions('#sheet'), [])
  assert.equal(page.motions('#surface')[0].duration, 420)
})

test('a text that fades into another keeps a copy of the old one until the end',
  '<p id="list" data-content="opacity"><b id="text">Old</b></p>', async (page) => {
  page.place('#text', 0, 0, 100, 20)
  await page.patch(animated(SECOND, [], [2, page.number('#text'), 'New']))
  assert.equal(page.find('[data-leaving]').textContent, 'Old')
  assert.deepEqual([frames(page, '#text'), frames(page, '[data-leaving]')],
    [[{ opacity: ['0', '1'] }], [{ opacity: ['1', '0'] }]])
  await page.turn(1000)
  assert.equal(page.find('#list').textContent, 'New')
})

// Reduced motion

const CALM = { media: ['(prefers-reduced-motion: reduce)'] }

test('under reduced motion a color still animates, and a moving element fades (row 116)', BOX, async (page) => {
  await page.patch(page.style('#box', 'color', 'red'))
  await page.patch(animated(SECOND, [], page.style('#box', 'color', 'blue'), page.style('#box', 'translate', '50px 0')))
  assert.deepEqual(frames(page, '#box'), [{ color: ['red', 'blue'] }, { opacity: ['0', '1'] }])
}, CALM)

test('under reduced motion rows do not slide, and a new one fades in (row 116)', LIST, async (page) => {
  page.layout.place('.row', (node) => ({ left: 0, top: 40 * [...node.parentElement.children].indexOf(node), width: 300,
    height: 40 }))
  await page.patch(animated(SECOND, [7], page.create('#list', `<p id="c" class="row" data-transition="${SLIDE}">C</p>`,
    '#b')))
  assert.deepEqual([frames(page, '#b'), frames(page, '#c')], [[], [{ opacity: ['0', '1'] }]])
  await page.turn(1000)
  assert.deepEqual(completed(page), [7])
}, CALM)
