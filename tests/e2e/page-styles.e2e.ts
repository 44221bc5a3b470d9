import type { Page } from '@playwright/test'
import { expect, siteUrl, test } from './site.ts'

const pages = [
  ['harbourside-toyota', '/'],
  ['bigsky-motors', '/search/used-cars'],
  ['bigsky-motors', '/contact'],
  ['ridgeline-ford', '/search/new-cars'],
  ['southern-cross-caravans', '/'],
  ['tamar-valley-auto', '/finance'],
] as const

/**
 * Rules of the whole stylesheet for which the document has an element, and which its own styles lack. Whether the
 * element has the focus or is pointed at, and which part of it a rule is for, does not matter.
 */
function findMissingRules(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const read = (sheet: CSSStyleSheet): Map<string, string> => {
      const rules = new Map<string, string>()
      const walk = (list: CSSRuleList, path: string): void => {
        for (const rule of list)
          if (rule instanceof CSSStyleRule) rules.set(`${path}${rule.cssText}`, rule.selectorText)
          else if (rule instanceof CSSGroupingRule)
            walk(rule.cssRules, `${path}${rule.cssText.slice(0, rule.cssText.indexOf('{'))} `)
      }
      walk(sheet.cssRules, '')
      return rules
    }
    const inline = document.querySelector<HTMLStyleElement>('style[data-sheet]')?.sheet
    const file = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href
    if (!inline || file === undefined) return ['there is no stylesheet']
    const whole = new CSSStyleSheet()
    whole.replaceSync(await (await fetch(file)).text())
    const present = read(inline)
    const all = read(whole)
    if (present.size === 0 || present.size >= all.size) return [`${present.size} of ${all.size} rules`]
    const states = /::[\w-]+(?:\([^)]*\))?|:(?:hover|active|focus-visible|focus-within|focus)(?![\w-])/g
    const isWanted = (selector: string): boolean => {
      const anyState = selector.replaceAll(states, '') || '*'
      const isValid = CSS.supports(`selector(${anyState})`)
      return document.querySelector(isValid ? anyState : selector) !== null
    }
    return [...all].filter(([rule, selector]) => !present.has(rule) && isWanted(selector)).map(([rule]) => rule)
  })
}

for (const [site, path] of pages)
  test(`the document of ${site} ${path} comes with every rule for its elements @once`, async ({ page }) => {
    // Without scripts the elements stay those of the document.
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.goto(siteUrl(site, path))
    await page.waitForFunction(() => document.querySelector('link[rel=stylesheet]') !== null)
    expect(await findMissingRules(page)).toEqual([])
  })

/**
 * Selectors that match by position among siblings and that a browser tries on every element, because the classes of
 * ancestors stand only within `:is()`. It then recalculates the styles of all siblings when one is inserted.
 */
function findBroadSelectors(selectors: readonly string[]): readonly string[] {
  return selectors.filter((selector) => {
    const inside = [...selector.matchAll(/:(?:is|where)\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g)].map(
      ([, text = '']) => text,
    )
    const outside = inside.reduce((rest, text) => rest.replace(text, ''), selector)
    return (
      inside.some((text) => /[ >]:nth-/.test(text)) ||
      (/:(?:is|where)\(\) [+~]/.test(outside) && inside.some((text) => /[\w\])] /.test(text))) ||
      (/[+~] *\*/.test(outside) && !/[.#[]|(?:^|[ >+~])[a-z]/.test(outside))
    )
  })
}

test('no rule makes the browser recalculate the styles of a whole list when an item is inserted @once', async ({
  page,
}) => {
  const broad = [':is(.a, .a > section) > * + *', ':root:not([data-b]) :is(.a > :nth-child(n+4))', ':is(.a > li) + li']
  const narrow = ['.a > * + *', '.a > :nth-child(2)', ':is(.a, .b) li + li', ':root[data-b] .a > li + li']
  expect(findBroadSelectors([...narrow, ...broad])).toEqual(broad)
  await page.goto(siteUrl('bigsky-motors', '/search/used-cars'))
  await page.waitForFunction(() => document.querySelector('link[rel=stylesheet]') !== null)
  const selectors = await page.evaluate(async () => {
    const file = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(await (await fetch(file?.href ?? '')).text())
    const found: string[] = []
    const walk = (list: CSSRuleList): void => {
      for (const rule of list)
        if (rule instanceof CSSStyleRule) found.push(rule.selectorText)
        else if (rule instanceof CSSGroupingRule) walk(rule.cssRules)
    }
    walk(sheet.cssRules)
    return found
  })
  expect(selectors.length).toBeGreaterThan(1_000)
  expect(findBroadSelectors(selectors)).toEqual([])
})
