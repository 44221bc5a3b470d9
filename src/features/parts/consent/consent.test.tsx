// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { find, perform, render } from '#ui/dom.testkit.tsx'
import { Consent } from './consent.tsx'
import { buildThirdParties, type ThirdParties } from './third-parties.ts'

const asking: ThirdParties = { tagManagerId: 'GTM-ABC123', asks: true, privacyPath: '/privacy-policy' }
const scripts = (): readonly string[] =>
  [...document.querySelectorAll('script')].map((script) => script.getAttribute('src') ?? '')
const button = (root: ParentNode, text: string): HTMLButtonElement => {
  const found = [...root.querySelectorAll('button')].find((each) => each.textContent === text)
  if (found === undefined) throw new Error(`no button ${text}`)
  return found
}

beforeEach(() => {
  // The document of the tests loads no scripts and says so.
  vi.spyOn(HTMLScriptElement.prototype, 'dispatchEvent').mockReturnValue(true)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // oxlint-disable-next-line eslint/no-restricted-globals -- a visitor who comes for the first time
  localStorage.clear()
  document.head.replaceChildren()
})

test('API-02 a site without a tag manager has no third party, and asks nothing', () => {
  expect(buildThirdParties(buildTestSite({ analytics: { consent: true } }))).toBeNull()
  expect(
    buildThirdParties(buildTestSite({ analytics: { consent: true, tag_manager_id: 'GTM-ABC123' } })),
  ).toMatchObject({ tagManagerId: 'GTM-ABC123', asks: true })
})

test('API-02 nothing of a third party is loaded before the visitor accepts', async () => {
  const { container } = await render(<Consent parties={asking} />)
  expect(scripts()).toEqual([])
  expect(find(container, 'section').getAttribute('aria-label')).toBe('Privacy choices')
  await perform(() => button(container, 'Accept').click())
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123'])
  expect(container.querySelector('section')).toBeNull()
})

test('API-02 refusing is as easy as accepting, and loads nothing', async () => {
  const { container } = await render(<Consent parties={asking} />)
  const [refuse, accept] = [button(container, 'Refuse'), button(container, 'Accept')]
  expect(refuse.className).toBe(accept.className)
  expect(refuse.compareDocumentPosition(accept) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  await perform(() => refuse.click())
  expect(scripts()).toEqual([])
  expect(container.querySelector('section')).toBeNull()
})

test.each([
  ['Accept', 1],
  ['Refuse', 0],
])('API-02 %s is remembered on the next page', async (answer, loaded) => {
  const first = await render(<Consent parties={asking} />)
  await perform(() => button(first.container, answer).click())
  document.head.replaceChildren()
  const { container } = await render(<Consent parties={asking} />)
  expect(container.querySelector('section')).toBeNull()
  expect(scripts().length).toBe(loaded)
})

test('API-02 the answer can be changed, and one that is taken back begins with a new page', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const { container } = await render(<Consent parties={asking} />)
  await perform(() => button(container, 'Accept').click())
  await perform(() => button(container, 'Privacy choices').click())
  await perform(() => button(container, 'Refuse').click())
  expect(reload).toHaveBeenCalledOnce()
  reload.mockRestore()
})

test('API-02 a site that does not ask loads its tag manager once', async () => {
  const { container, rerender } = await render(<Consent parties={{ ...asking, asks: false }} />)
  await rerender(<Consent parties={{ ...asking, asks: false }} />)
  expect(scripts().length).toBe(1)
  expect(container.textContent).toBe('')
})
