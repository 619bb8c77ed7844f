// SPDX-License-Identifier: Apache-2.0
/** Tests of the question before unsaved work is lost with its page or its tab. */
import assert from 'node:assert/strict'
import { test } from './support/page.mjs'

const FORM = '<form id="form"><input id="name"></form>'

/** Indicates whether the browser asks before it leaves the page. */
const asks = ({ window }) => !window.dispatchEvent(new window.Event('beforeunload', { cancelable: true }))

/** A stack whose upper page contains `content`, below a bar with a back button. */
const stack = (content, below = '') => '<div class="nav"><div class="page" id="root">' + below + '</div>' +
  '<div class="page" id="top" data-on="place"><button class="B back" id="back" data-on="click">Back</button>' +
  content + '</div></div>'

/** Answers the questions of the page, and keeps them. */
function answer(page, isYes) {
  const questions = []
  page.window.confirm = (words) => {
    questions.push(words)
    return isYes
  }
  return questions
}

/** Goes back, as the browser's button does, until the page has handled it. */
async function goBack(page) {
  page.window.history.back()
  for (let index = 0; index < 5; index++) await page.turn(1)
}

test('the browser asks while an element has unsaved work, and only then', FORM, async (page) => {
  assert.equal(asks(page), false)
  await page.patch(page.attribute('#name', 'data-leave', 'Leave?'))
  assert.equal(asks(page), true)
  await page.patch(page.attribute('#name', 'data-leave', null))
  assert.equal(asks(page), false)
})

test('the browser asks until the element with unsaved work is gone', FORM, async (page) => {
  await page.patch(page.create('#form', '<div id="draft"><p data-leave="">Draft</p></div>'))
  assert.equal(asks(page), true)
  await page.patch(page.remove('#draft'))
  assert.equal(asks(page), false)
})

test('an attribute in an animated group counts', FORM, async (page) => {
  await page.patch([15, [[0, 0, 1, 1, 0]], [], [page.attribute('#name', 'data-leave', '')]])
  assert.equal(asks(page), true)
})

test('the first page asks before anything has come from the server', '<p data-leave="">a</p>', async (page) => {
  assert.equal(asks(page), true)
})

test('a presentation that plays its exit asks nothing', FORM, async (page) => {
  await page.show('sheet', '<p>Draft</p>', { 'data-leave': '' })
  assert.equal(asks(page), true)
  await page.patch(page.remove('#sheet'))
  assert.equal(page.count('#sheet'), 1)
  assert.equal(asks(page), false)
})

test('the browser asks while the connection is lost', FORM, async (page) => {
  await page.patch(page.attribute('#name', 'data-leave', ''))
  page.window.dispatchEvent(new page.window.Event('offline'))
  await page.turn(3000)
  assert.equal(page.document.documentElement.dataset.connection, 'lost')
  assert.equal(asks(page), true)
})

test('a page whose session is over is left without a question, as when the client loads it again', FORM,
  async (page) => {
    await page.patch(page.attribute('#name', 'data-leave', ''))
    await page.say('x', 'expired', 'This page was away too long.')
    assert.equal(asks(page), false)
  })

test('a new session asks about what it has itself', '<p id="draft" data-leave="">a</p>', async (page) => {
  await page.renew('<p id="saved">a</p>')
  assert.equal(asks(page), false)
  await page.renew('<p id="draft" data-leave="">b</p>')
  assert.equal(asks(page), true)
})

test('Back asks before it leaves a page with unsaved work, and stays there if the user wants to',
  stack('<p data-leave="Leave?">Draft</p>'), async (page) => {
    const questions = answer(page, false), before = page.window.history.state
    await goBack(page)
    assert.deepEqual(questions, ['Leave?'])
    assert.deepEqual([page.events('place'), page.window.history.state], [[], before])
    await goBack(page)
    assert.equal(questions.length, 2)
  })

test('Back leaves a page with unsaved work after a yes', stack('<p data-leave="Leave?">Draft</p>'), async (page) => {
  const questions = answer(page, true)
  await goBack(page)
  assert.deepEqual([questions, page.events('place')], [['Leave?'], [['top', 'place', null]]])
})

test('Back asks nothing about the page below, or about work that only keeps the tab',
  stack('<p data-leave="">Upload</p>', '<p data-leave="Leave?">Draft</p>'), async (page) => {
    const questions = answer(page, false)
    await goBack(page)
    assert.deepEqual([questions, page.events('place')], [[], [['top', 'place', null]]])
  })

test('Back dismisses a sheet above a page with unsaved work without a question',
  stack('<p data-leave="Leave?">Draft</p>'), async (page) => {
    const questions = answer(page, false)
    await page.show('sheet', '<button>OK</button>')
    await goBack(page)
    assert.deepEqual([questions, page.events('dismiss')], [[], [['sheet', 'dismiss', ['back', 1]]]])
  })

test('the back button of the bar asks too', stack('<p data-leave="Leave?">Draft</p>'), async (page) => {
  const questions = answer(page, false)
  page.user.click('#back')
  assert.deepEqual([questions, page.events('click')], [['Leave?'], []])
  answer(page, true)
  page.user.click('#back')
  assert.deepEqual(page.events('click').map(([name]) => name), ['back'])
})

for (const [name, guard, x, isSwiped] of [
  ['no swipe from the edge leaves a page with unsaved work', 'data-leave="Leave?"', 4, false],
  ['a swipe from the edge leaves a page whose work only keeps the tab', 'data-leave=""', 4, true],
  ['a finger that begins further inside is left alone', 'data-leave="Leave?"', 100, true],
]) {
  test(name, stack(`<p id="draft" ${guard}>Draft</p>`), async (page) => {
    page.place('#top', 0, 0, 400, 800)
    let moves = 0
    page.window.addEventListener('touchmove', () => { moves++ })
    page.user.down('#draft', x, 20, { pointerType: 'touch' })
    page.user.touch('touchstart', x, 20)
    page.user.touch('touchmove', x + 40, 20)
    assert.equal(moves > 0, isSwiped)
  })
}
