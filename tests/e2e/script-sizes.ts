import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { projectRoot } from '#tests/fixtures/server-process.ts'
import { expect } from './site.ts'

/** Bytes of a script as it is sent: compressed by the build, or as it is where that makes it no smaller. */
function weigh(path: string): number {
  const file = join(projectRoot, 'build/client', path)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

/**
 * Opens a page and returns its scripts with their brotli sizes in bytes, once no script has arrived for a second.
 * Scripts load only after the pictures.
 */
export async function openAndWeighScripts(page: Page, url: string): Promise<ReadonlyMap<string, number>> {
  const paths = new Set<string>()
  let lastAt = Date.now()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js')) return
    paths.add(pathname)
    lastAt = Date.now()
  })
  // A test before may have loaded the same scripts: each is asked for anew, as by a first visitor.
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(url)
  await expect(async () => {
    expect(paths.size).toBeGreaterThan(3)
    expect(Date.now() - lastAt).toBeGreaterThan(1000)
  }).toPass({ timeout: 30_000, intervals: [100] })
  return new Map([...paths].map((path) => [path, weigh(path)]))
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
