import { expect, test } from 'vitest'
import { resolveNavigation } from './resolve-navigation.ts'
import { isTestDriveRenamed, isViewing, nameTestDrive } from './test-drive-words.ts'
import { buildTestSite } from './test-site.ts'

test('TEN-12 LEAD-17 a site of the template leisure offers viewings, because a towed van is not driven', () => {
  const site = buildTestSite({ template: 'leisure' })
  const links = resolveNavigation(site).footer.flatMap((column) => column.links.map(({ name }) => name))
  expect(links).toContain('Book a Viewing')
  expect(links).not.toContain('Book a Test Drive')
  expect([site.buttons.text.test_drive, nameTestDrive(site), isViewing(site)]).toEqual([
    'Book a Viewing',
    'Book a Viewing',
    true,
  ])
  expect(site.test_drive.terms_text).toMatch(/^Viewings/)
})

test('TEN-12 elsewhere a test drive keeps its name, and a site may name it otherwise', () => {
  expect(nameTestDrive(buildTestSite())).toBe('Book a test drive')
  expect(nameTestDrive(buildTestSite({ buttons: { text: { test_drive: 'Ask for a Drive' } } }))).toBe('Ask for a Drive')
})

test.each([
  ['Book a Test Drive', false, false],
  ['Take It for a Spin', true, false],
  ['Drive It Overseen', true, false],
  ['Book a Viewing', true, true],
  ['Arrange an Inspection', true, true],
  ['Come and See It', true, true],
])('TEN-12 LEAD-17 %s: renamed %s, a viewing %s', (test_drive, renamed, viewing) => {
  const site = buildTestSite({ buttons: { text: { test_drive } } })
  expect([isTestDriveRenamed(site), isViewing(site)]).toEqual([renamed, viewing])
})
