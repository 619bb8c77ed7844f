// SPDX-License-Identifier: Apache-2.0
/** Tests of the diagnostics and of the reports of builds that a page in development shows. */
import assert from 'node:assert/strict'
import { test } from './support/page.mjs'

/** A page that has the overlays from the beginning. */
const PAGE = '<p popover>a</p>'

/** Sends diagnostics. */
const log = (page, ...notes) => page.patch(...notes.map(([level, text]) => [14, level, text]))

const reports = ({ window }) => [...window.document.querySelectorAll('.dais-build')]

test('a report of a build has a title and lines, and replaces the one before', PAGE, async (page) => {
  await log(page, ['build', 'The build failed.\n\nHome.swift:3:9: error\n    Text(x)'])
  await log(page, ['build', 'The app ended.\n\nFatal error'])
  const [report, ...others] = reports(page)
  assert.equal(others.length, 0)
  assert.equal(report.open, true)
  assert.equal(report.getAttribute('role'), 'alert')
  assert.deepEqual([...report.children].map((node) => node.textContent), ['The app ended.', 'Fatal error'])
})

test('an empty report removes the one that is shown, and no diagnostic', PAGE, async (page) => {
  await log(page, ['warn', 'Two views have one id.'], ['build', 'The build failed.'])
  await log(page, ['build', ''])
  assert.equal(reports(page).length, 0)
  assert.equal(page.window.document.querySelector('.dais-notes summary').textContent, '1 warning')
  assert.equal(page.complaints.splice(0).length, 1)
  await log(page, ['build', ''])
  assert.equal(reports(page).length, 0)
})
