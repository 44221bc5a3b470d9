import { chromium } from 'playwright'
import { mkdirSync, readFileSync } from 'node:fs'
const sites = ['harbourside-toyota','bigsky-motors','tamar-valley-auto','ridgeline-ford','southern-cross-caravans']
const fin = { 'harbourside-toyota': '/finance-enquiry' }
const offers = {'harbourside-toyota':'/offers/toyota/hilux-work-ready','bigsky-motors':'/offers/kia/seven-seat-weekend','tamar-valley-auto':'/offers/first-service','ridgeline-ford':'/offers/ford/everest-tow-pack','southern-cross-caravans':'/offers/first-trip-kit'}
const locs = {'harbourside-toyota':'/contact-us/harbourside-toyota','bigsky-motors':'/contact-us/rocklea','tamar-valley-auto':'/contact-us/invermay','ridgeline-ford':'/contact-us/ford-penrith','southern-cross-caravans':'/contact-us/pakenham'}
const paths = { home: () => '/', about: () => '/about-us', service: () => '/service', fleet: () => '/fleet', careers: () => '/careers', finance: s => fin[s] ?? '/finance', offers: () => '/special-offers', offer: s => offers[s], contact: () => '/contact', location: s => locs[s], blog: () => '/blog', complaints: () => '/pages/complaint-handling-process', visit: () => '/pages/visit-us', warranty: () => '/warranty', privacy: ()=>'/privacy-policy', book: ()=>'/genuine-service' }
const [,, names, widths = '1440,390', only = ''] = process.argv
const dir = '/tmp/wt-sites-shots'; mkdirSync(dir, { recursive: true })
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
for (const w of widths.split(',').map(Number)) {
  for (const name of names.split(',')) {
    const files = []
    for (const s of sites.filter(s => only === '' || s.includes(only))) {
      const p = await b.newPage({ viewport: { width: w, height: w > 900 ? 900 : 844 } })
      const errs = []
      p.on('console', m => m.type() === 'error' && errs.push(m.text())); p.on('pageerror', e => errs.push(String(e)))
      const r = await p.goto(`http://${s}.localhost:3940${paths[name](s)}`, { waitUntil: 'domcontentloaded' })
      await p.evaluate(async () => { document.documentElement.setAttribute('data-whole',''); const h = document.body.scrollHeight; for (let y = 0; y < h; y += 800) { scrollTo(0, y); await new Promise(r => setTimeout(r, 60)) } scrollTo(0,0) })
      await p.waitForTimeout(700)
      const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (over > 0 || r.status() !== 200 || errs.length) console.log(w, name, s, r.status(), 'over', over, errs.slice(0,2))
      const f = `${dir}/${name}-${w}-${s}.jpg`
      await p.screenshot({ path: f, fullPage: true, type: 'jpeg', quality: 80 })
      files.push(f); await p.close()
    }
    const sw = w > 900 ? 560 : 330
    const sheet = await b.newPage({ viewport: { width: sw * files.length + 10 * files.length, height: 1000 } })
    const html = `<body style="margin:0;background:#888;display:flex;gap:10px;align-items:flex-start">${files.map(f => `<img style="width:${sw}px" src="data:image/jpeg;base64,${readFileSync(f).toString('base64')}">`).join('')}</body>`
    await sheet.setContent(html); await sheet.waitForTimeout(300)
    const h = Math.min(await sheet.evaluate(() => document.body.scrollHeight), w > 900 ? 1900 : 2600)
    await sheet.setViewportSize({ width: sw * files.length + 10 * files.length, height: h })
    await sheet.screenshot({ path: `${dir}/sheet-${name}-${w}.png` })
    await sheet.close()
  }
}
await b.close()
