import { expect, siteUrl, test, untilLive } from './site.ts'
import { findVehicle } from './vehicle-finder.ts'
import type { Page } from '@playwright/test'

/** Browsers block storage in two ways: the property throws, or each of its methods throws. */
const ways = {
  'whose property throws': () => {
    const get = (): never => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get })
  },
  'whose methods throw': () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { value: { getItem: refuse, setItem: refuse, removeItem: refuse } })
  },
}

const search = '/search/new-used-and-demo-cars'

const screens: Readonly<Record<string, () => Promise<string>>> = {
  home: async () => siteUrl('harbourside-toyota', '/'),
  results: async () => siteUrl('harbourside-toyota', search),
  vehicle: () => findVehicle('harbourside-toyota', search, /Quick Enquiry/),
  finance: async () => siteUrl('harbourside-toyota', '/finance'),
  thanks: async () => siteUrl('harbourside-toyota', '/success?lead=one'),
}

/** The menu opens without scripts, so React's own mark on the document shows that the page is hydrated. */
async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
}

for (const [how, forbid] of Object.entries(ways))
  for (const [name, find] of Object.entries(screens))
    test(`VDP-16 the ${name} page works with a storage ${how}`, { tag: '@once' }, async ({ page }) => {
      const warnings: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text())
      })
      await page.addInitScript(forbid)
      const address = await find()
      await page.goto(address)
      const heading = await page.getByRole('heading', { level: 1 }).textContent()
      await untilHydrated(page)
      if (name === 'results' || name === 'vehicle') await untilLive(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
      await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
      // If React fails, its error message replaces the whole page.
      await expect(page.getByText('Something went wrong')).toHaveCount(0)
      expect(warnings.filter((text) => text.includes('storage')).length).toBeLessThanOrEqual(1)
    })
