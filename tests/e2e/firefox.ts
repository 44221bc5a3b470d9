import { existsSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core'
import { findRestingScroll } from './resting-scroll.ts'

// Playwright supports only its own Firefox build. Puppeteer drives the regular Firefox with WebDriver BiDi; Playwright
// remains the test runner, so one server serves the tests of both browsers.
const executablePath =
  process.env.FIREFOX_PATH ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))

interface TestFixtures {
  readonly size: { readonly width: number; readonly height: number }
  /**
   * A page without cookies or history. An uncaught exception, a console error or a response of 400 and above fails the
   * test.
   */
  readonly tab: Page
}

interface WorkerFixtures {
  readonly firefox: Browser
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  firefox: [
    // Playwright reads the needed fixtures from the parameter pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      if (executablePath === undefined)
        throw new Error('Firefox is missing: install firefox-esr, or name its program in FIREFOX_PATH')
      const browser = await puppeteer.launch({ browser: 'firefox', executablePath })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  size: [{ width: 1440, height: 900 }, { option: true }],
  tab: async ({ firefox, size }, use) => {
    const context = await firefox.createBrowserContext()
    const page = await context.newPage()
    await page.setViewport(size)
    page.setDefaultTimeout(30_000)
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`)
    })
    await use(page)
    await context.close()
    expect(problems, 'errors of the page').toEqual([])
  },
})

/**
 * Waits for the first visible element of `selector` with such an accessible name. It reads the name from labels and
 * text, which is enough here: the browser's own search by role takes seconds on a results page.
 */
export async function find(page: Page, selector: string, name = /^/): Promise<ElementHandle<HTMLElement>> {
  return waitForElement(page, selector, name, false)
}

/**
 * The same, after it has stopped moving in the middle of the window and a mouse click would hit it: below the sticky
 * bar, and after a drawer has opened or new results have moved it.
 */
export async function reach(page: Page, selector: string, name = /^/): Promise<ElementHandle<HTMLElement>> {
  return waitForElement(page, selector, name, true)
}

async function waitForElement(
  page: Page,
  selector: string,
  name: RegExp,
  toClick: boolean,
): Promise<ElementHandle<HTMLElement>> {
  const found = await page.waitForFunction(
    async (css: string, pattern: string, within: boolean) => {
      const nameOf = (element: HTMLElement): string => {
        const labels =
          element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
            ? [...(element.labels ?? [])]
            : []
        return (
          element.ariaLabel ?? (labels.length > 0 ? labels : [element]).map(({ textContent }) => textContent).join(' ')
        )
      }
      const element = [...document.querySelectorAll<HTMLElement>(css)].find(
        (candidate) =>
          candidate.checkVisibility({ visibilityProperty: true }) &&
          new RegExp(pattern).test(nameOf(candidate).replaceAll(/\s+/g, ' ').trim()),
      )
      if (element === undefined) return false
      if (!within) return element
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const before = element.getBoundingClientRect()
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
      const { x, y, width, height } = element.getBoundingClientRect()
      return (
        x === before.x &&
        y === before.y &&
        element.contains(document.elementFromPoint(x + width / 2, y + height / 2)) &&
        element
      )
    },
    {},
    selector,
    name.source,
    toClick,
  )
  return found as ElementHandle<HTMLElement>
}

export async function click(page: Page, selector: string, name?: RegExp): Promise<void> {
  await (await reach(page, selector, name)).click()
}

export const restingScroll = (page: Page): Promise<number> => page.evaluate(findRestingScroll)

export { expect }
