import { brotliCompressSync, constants } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expect } from './site.ts'

/** Sizes by path, which changes with a script's content. The best quality takes a second for the scripts of a page. */
const sizes = new Map<string, number>()

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

/**
 * Opens a page and returns its scripts with their brotli sizes in bytes, once no script has arrived for a second.
 * Scripts load only after the pictures.
 */
export async function openAndWeighScripts(page: Page, url: string): Promise<ReadonlyMap<string, number>> {
  const answers = new Map<string, Response>()
  let lastAt = Date.now()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js')) return
    answers.set(pathname, response)
    lastAt = Date.now()
  })
  // A test before may have loaded the same scripts: each is asked for anew, as by a first visitor.
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(url)
  await expect(async () => {
    expect(answers.size).toBeGreaterThan(3)
    expect(Date.now() - lastAt).toBeGreaterThan(1000)
  }).toPass({ timeout: 30_000 })
  const weighed = [...answers].map(async ([name, answer]) => {
    const size = sizes.get(name) ?? brotliCompressSync(await answer.body(), quality).length
    sizes.set(name, size)
    return [name, size] as const
  })
  return new Map(await Promise.all(weighed))
}

/** Sum in kB (1,000 bytes), and one line per file for the message of a failed test. */
export function sumScripts(weights: ReadonlyMap<string, number>): {
  readonly kilobytes: number
  readonly lines: string
} {
  return {
    kilobytes: [...weights.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000,
    lines: [...weights].map(([name, bytes]) => `${name} ${bytes}`).join('\n'),
  }
}
