import { chromium } from 'playwright'
import sharp from 'sharp'
import { execSync } from 'node:child_process'
const port = process.env.SHOT_PORT ?? '3910'
const [out, ...specs] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
for (const width of [390, 1440]) {
  const c = await b.newContext({ viewport: { width, height: width === 390 ? 844 : 900 }, reducedMotion: 'reduce' })
  const tiles = []
  for (const spec of specs) {
    const [site, path] = [spec.slice(0, spec.indexOf('/')), spec.slice(spec.indexOf('/'))]
    const p = await c.newPage()
    p.on('pageerror', (e) => console.log(spec, width, 'ERR', e.message))
    await p.goto(`http://${site}.localhost:${port}${path}`, { waitUntil: 'domcontentloaded' })
    await p.waitForTimeout(1300)
    // lazy pictures
    await p.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 800) {
        window.scrollTo(0, y)
        await new Promise((r) => setTimeout(r, 60))
      }
      window.scrollTo(0, 0)
    })
    const over = await p.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (over > 0) console.log(spec, width, 'OVERFLOW', over)
    const buf = await p.screenshot({ fullPage: true })
    const w = width === 390 ? 300 : 640
    const img = sharp(buf).resize({ width: w })
    const meta = await sharp(await img.png().toBuffer()).metadata()
    const h = Math.min(meta.height, 2000)
    tiles.push({
      w,
      h,
      input: await sharp(await img.png().toBuffer())
        .extract({ left: 0, top: 0, width: w, height: h })
        .png()
        .toBuffer(),
    })
    await p.close()
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
    .toFile(`/tmp/odd/${out}-${width}.png`)
  await c.close()
}
await b.close()
