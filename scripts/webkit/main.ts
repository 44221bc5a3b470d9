import { demoSites } from '#tests/fixtures/demo-sites.ts'
import { withDemoServer } from '../../bench/screens/demo-server.ts'
import { openWebKit, type WebKitPage } from './open-webkit.ts'

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const
const site = 'bigsky-motors'
const search = '/search/new-used-and-demo-cars'
/** A page of a busy machine takes ten times as long as one of an idle machine. */
const waitMs = 60_000
/** An element that has not moved for so long is at rest. */
const restMs = 500

/**
 * The first visible element of a selector whose text or label matches, in the middle of the window and at rest. A click
 * presses and releases in two frames, and this engine does not hold the scroll position while cards are laid out that
 * come into sight: after a jump the element moves between the two, which a visitor who scrolls there does not meet.
 */
const findNamed = `
  const [selector, pattern] = arguments
  const nameOf = (element) => {
    const labels = element.labels?.length > 0 ? [...element.labels] : [element]
    return element.ariaLabel ?? labels.map((one) => one.textContent).join(' ')
  }
  const element = [...document.querySelectorAll(selector)].find(
    (one) => one.getClientRects().length > 0 && new RegExp(pattern).test(nameOf(one).replace(/\\s+/g, ' ').trim()),
  )
  if (element === undefined) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const { x: restX, y: restY } = element.rest ?? {}
  if (!(Math.abs(x - restX) < 1 && Math.abs(y - restY) < 1)) element.rest = { x, y, since: performance.now() }
  const isAtRest = performance.now() - element.rest.since > ${restMs}
  return isAtRest && element.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? element : null`

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + waitMs
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`waited in vain until ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const readAddress = (page: WebKitPage): Promise<string> =>
  page.evaluate<string>('return location.pathname + location.search')

const untilAddress = (page: WebKitPage, pattern: RegExp): Promise<void> =>
  until(`the address is ${String(pattern)}`, async () => pattern.test(await readAddress(page)))

const untilThere = (page: WebKitPage, selector: string, pattern: string): Promise<void> =>
  until(`${selector} says ${pattern}`, () =>
    page.evaluate<boolean>(
      `return [...document.querySelectorAll(arguments[0])].some(
        (one) => one.getClientRects().length > 0 && new RegExp(arguments[1]).test(one.textContent.trim()))`,
      selector,
      pattern,
    ),
  )

/** React has taken over what the server rendered. */
const untilLive = (page: WebKitPage): Promise<void> =>
  until('the scripts run', () =>
    page.evaluate<boolean>(`
      const [, root] = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$')) ?? []
      return root?.stateNode.current.memoizedState.isDehydrated === false`),
  )

const enquiry = [
  ['^Name$', 'Ana Example'],
  ['^Email', 'ana@example.com'],
  ['^Phone', '0400 123 456'],
  ['^Comments$', 'Is it still available?'],
] as const

type Step = readonly [what: string, take: (page: WebKitPage) => Promise<void>]

function listSteps(origin: string, isPhone: boolean): readonly Step[] {
  return [
    [
      'the results, filtered',
      async (page) => {
        await page.goto(`${origin}${search}`)
        await untilLive(page)
        if (isPhone) await page.click(findNamed, '.toolbar-filters', '^Filters')
        await page.click(findNamed, 'input[name="make"][value="Toyota"]', '')
        await untilAddress(page, /\?make=Toyota$/)
        if (isPhone) await page.click(findNamed, 'button', '^Show [\\d,]+ vehicles?$')
      },
    ],
    [
      'their second page',
      async (page) => {
        await page.click(findNamed, 'main a[rel="next"][href*="make=Toyota"]', '^Next$')
        await untilAddress(page, /make=Toyota&page=2$/)
        await untilThere(page, 'main a[aria-current="page"]', '^(Page )?2')
      },
    ],
    [
      'a vehicle, and back',
      async (page) => {
        await page.click(findNamed, ':nth-child(4) > article a', '^Explore Vehicle')
        await untilAddress(page, /^\/cars\//)
        await untilThere(page, 'main h1', 'Toyota')
        await page.back()
        await untilAddress(page, /make=Toyota&page=2$/)
        await untilThere(page, 'article h3 a', 'Toyota')
      },
    ],
    [
      'an enquiry',
      async (page) => {
        await page.click(findNamed, 'article a', '^Quick Enquiry')
        for (const [label, text] of enquiry)
          await page.type(findNamed, text, 'dialog[open] :is(input:not([type="radio"]), textarea)', label)
        await page.click(findNamed, 'dialog[open] button', '^Send Enquiry$')
        await untilAddress(page, /\/success\?lead=/)
        await untilThere(page, 'main h1', '^Thank you$')
      },
    ],
    [
      'the results again',
      async (page) => {
        await page.back()
        await untilAddress(page, /make=Toyota&page=2$/)
        await untilThere(page, 'article h3 a', 'Toyota')
      },
    ],
  ]
}

/** The address of the first vehicle that the results of the open page show. */
const readFirstVehicle = (page: WebKitPage): Promise<string> =>
  page.evaluate<string>(`return document.querySelector('article a[href^="/cars/"]').pathname`)

/**
 * Home page, results, a vehicle page and a form of each site: loaded, drawn in the width of the window, without an
 * error.
 */
async function lookAtSites(page: WebKitPage, port: number): Promise<readonly string[]> {
  const problems: string[] = []
  for (const slug of demoSites) {
    const visits = [() => '/', () => search, () => readFirstVehicle(page), () => '/book-test-drive/']
    for (const choose of visits) {
      const path = await choose()
      await page.goto(`http://${slug}.localhost:${port}${path}`)
      await untilLive(page)
      const { wide, failed, heading } = await page.evaluate<{ wide: number; failed: number; heading: string }>(`
        const isFailed = (one) => one.complete && one.naturalWidth === 0 && one.loading !== 'lazy'
        const { scrollWidth, clientWidth } = document.documentElement
        return {
          wide: scrollWidth - clientWidth,
          failed: [...document.images].filter(isFailed).length,
          heading: document.querySelector('main h1')?.textContent ?? '',
        }`)
      if (wide > 0) problems.push(`${slug}${path}: ${wide} px wider than the window`)
      if (failed > 0) problems.push(`${slug}${path}: ${failed} pictures are not shown`)
      if (heading === '') problems.push(`${slug}${path}: no heading`)
    }
  }
  return problems
}

const problems: string[] = []
await withDemoServer(async ({ port }) => {
  const browser = await openWebKit()
  try {
    for (const [name, { width, height }] of Object.entries(sizes))
      await browser.withPage(async (page) => {
        await page.setSize(width, height)
        console.log(`${name}, ${await page.evaluate<string>('return innerWidth + " px: " + navigator.userAgent')}`)
        problems.push(...(await lookAtSites(page, port)))
        for (const [what, take] of listSteps(`http://${site}.localhost:${port}`, name === 'phone'))
          try {
            await take(page)
            console.log(`  ${what}: holds`)
          } catch (error) {
            const problem = `${name}, ${what}: ${error instanceof Error ? error.message : String(error)}`
            console.log(`  ${problem}`)
            problems.push(problem)
            // Each step begins where the one before it ended.
            break
          }
      })
  } finally {
    await browser.close()
  }
})
for (const problem of problems) console.error(problem)
console.log(problems.length === 0 ? 'every step holds' : `${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
