import { chromium } from 'playwright'
import sharp from 'sharp'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
const port = 3910
const tiles = []
const add = async (p, w) => {
  const input = await sharp(await p.screenshot())
    .resize({ width: w })
    .png()
    .toBuffer()
  const m = await sharp(input).metadata()
  tiles.push({ input, w, h: m.height })
}
for (const [site, label] of [
  ['sixty-yards', 'Brochures'],
  ['two-models', 'New Vehicles'],
  ['sixty-models', 'New Vehicles'],
]) {
  const c = await b.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const p = await c.newPage()
  await p.goto(`http://${site}.localhost:${port}/`, { waitUntil: 'domcontentloaded' })
  await p.waitForTimeout(2500)
  const l = p.locator('header nav[aria-label=Main] a', { hasText: new RegExp('^' + label) }).first()
  await l.hover()
  await p.waitForTimeout(1500)
  const info = await p.evaluate(() =>
    [...document.querySelectorAll('[data-panel]')]
      .filter((e) => e.offsetParent || getComputedStyle(e).display !== 'none')
      .map((e) => {
        const d = e.firstElementChild
        const r = d.getBoundingClientRect()
        const i = d.scrollHeight > d.clientHeight ? d : d.firstElementChild
        return [Math.round(r.top), Math.round(r.bottom), i.scrollHeight, i.clientHeight, getComputedStyle(i).overflowY]
      }),
  )
  console.log(site, JSON.stringify(info))
  await add(p, 640)
  await c.close()
}
for (const [site, label] of [
  ['sixty-yards', 'Brochures'],
  ['two-models', 'New Vehicles'],
  ['sixty-models', 'New Vehicles'],
]) {
  const c = await b.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    hasTouch: true,
    isMobile: true,
  })
  const p = await c.newPage()
  await p.goto(`http://${site}.localhost:${port}/`, { waitUntil: 'domcontentloaded' })
  await p.waitForTimeout(2500)
  await p.locator('header summary').first().click()
  await p.waitForTimeout(500)
  await add(p, 300)
  await p.locator('header details details summary', { hasText: label }).first().click()
  await p.waitForTimeout(500)
  await add(p, 300)
  await c.close()
}
const W = tiles.reduce((a, t) => a + t.w + 8, 0),
  H = Math.max(...tiles.map((t) => t.h))
let x = 0
await sharp({ create: { width: W, height: H, channels: 3, background: '#f0f' } })
  .composite(
    tiles.map((t) => {
      const l = x
      x += t.w + 8
      return { input: t.input, left: l, top: 0 }
    }),
  )
  .png()
  .toFile('/tmp/odd/menus.png')
await b.close()
