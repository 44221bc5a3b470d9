import type { CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'

/** Area of the screen around a focused element, in pixels. */
export interface Photograph {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Pixels that the ring changes at least. */
  readonly leastPixels: number
}

const ratioOf = (one: readonly number[], other: readonly number[]): number => {
  const luminance = (pixel: readonly number[]): number => {
    const [red = 0, green = 0, blue = 0] = pixel.map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Runs in the page: shows or hides the ring of the focused element, which may be drawn on its label. */
function toggleRing(isShown: boolean): void {
  const focused = document.activeElement
  const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : []
  for (const element of [focused, ...labels]) element?.toggleAttribute('data-no-ring', !isShown)
}

/** Counts pixels that the ring changes by at least 3 : 1, from screenshots with and without the ring. */
export async function countRingPixels(
  page: Page,
  tools: CDPSession,
  { x, y, width, height }: Photograph,
): Promise<number> {
  // Playwright's own screenshots prepare the page each time, which takes longer than all else of a walk. The walk
  // itself stops animations and hides the caret.
  const scroll = await page.evaluate(() => ({ x: window.scrollX, y: window.scrollY }))
  const clip = { x: x + scroll.x, y: y + scroll.y, width, height, scale: 1 }
  const take = async (): Promise<Buffer> => {
    const { data } = await tools.send('Page.captureScreenshot', { clip, optimizeForSpeed: true })
    return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer()
  }
  const shown = await take()
  await page.evaluate(toggleRing, false)
  const hidden = await take()
  await page.evaluate(toggleRing, true)
  let count = 0
  for (let at = 0; at < shown.length; at += 3) {
    // Most pixels are alike, and the ratio takes six powers.
    if (shown[at] === hidden[at] && shown[at + 1] === hidden[at + 1] && shown[at + 2] === hidden[at + 2]) continue
    if (ratioOf([...shown.subarray(at, at + 3)], [...hidden.subarray(at, at + 3)]) >= 3) count += 1
  }
  return count
}
