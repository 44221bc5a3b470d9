import { expect, siteUrl, test, untilLive } from './site.ts'
import { findVehicle } from './vehicle-finder.ts'
import type { Page } from '@playwright/test'

/** Browsers forbid storage in two ways: the property throws, or it is there and each of its methods throws. */
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

/**
 * The frame's menu opens by a script-free `details`; what shows that scripts took the page over is React's own mark.
 */
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
      // A page that React gave up shows its error text in place of everything.
      await expect(page.getByText('Something went wrong')).toHaveCount(0)
      expect(warnings.filter((text) => text.includes('storage')).length).toBeLessThanOrEqual(1)
    })
