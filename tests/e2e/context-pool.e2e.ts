import type { BrowserContext } from '@playwright/test'
import { expect, siteUrl, test } from './site.ts'

// The tests of a file in this mode run in one worker, one after another: each begins with the context of the one
// before it, unless that was thrown away.
test.describe.configure({ mode: 'serial' })

let last: BrowserContext | null = null

test('a visit leaves something in every store of the browser', { tag: '@once' }, async ({ context, page }) => {
  last = context
  await page.goto(siteUrl('bigsky-motors', '/privacy-policy'))
  await page.evaluate(async () => {
    document.cookie = 'left=1'
    localStorage.setItem('left', '1')
    sessionStorage.setItem('left', '1')
    await caches.open('left')
    await new Promise((resolve, reject) => {
      const opened = indexedDB.open('left')
      opened.addEventListener('success', resolve)
      opened.addEventListener('error', reject)
    })
  })
  await context.newPage()
})

test('the next test has the same context with nothing in it', { tag: '@once' }, async ({ context, page }) => {
  expect(context).toBe(last)
  expect(context.pages()).toHaveLength(2)
  await page.goto(siteUrl('bigsky-motors', '/privacy-policy'))
  expect(
    await page.evaluate(async () => ({
      cookie: document.cookie,
      local: Object.keys(localStorage).filter((key) => key === 'left'),
      session: Object.keys(sessionStorage).filter((key) => key === 'left'),
      caches: await caches.keys(),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      history: window.history.length,
    })),
  ).toEqual({ cookie: '', local: [], session: [], caches: [], databases: [], history: 2 })
  await page.clock.install()
})

test('a context whose clock a test has set is not used again', { tag: '@once' }, async ({ context }) => {
  expect(context).not.toBe(last)
})
