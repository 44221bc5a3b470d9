// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { find, perform, render } from '#ui/dom.testkit.tsx'
import { PdfLink } from './pdf-link.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const refusal = () =>
  new Response(JSON.stringify({ detail: 'Many PDFs are being made at the moment.' }), { status: 503 })

/** The link over a server that answers when the test says so. */
async function open() {
  const answers: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)))
  const { container } = await render(<PdfLink href="/cars/a/document.pdf" fileName="a.pdf" className="" />)
  const link = find<HTMLAnchorElement>(container, 'a')
  return {
    answers,
    container,
    press: (keys: MouseEventInit = {}) =>
      perform(() => void link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))),
    readLink: () => [link.textContent, link.getAttribute('aria-disabled')],
    readAlert: () => container.querySelector('[role="alert"]')?.textContent ?? null,
  }
}

test('SHARE-05 the link says Preparing, asks once however often it is pressed, and returns', async () => {
  const { answers, press, readLink, readAlert } = await open()
  expect(readLink()).toEqual(['PDF', null])
  await press()
  await press()
  expect([answers.length, ...readLink(), readAlert()]).toEqual([1, 'Preparing...', 'true', null])
  await perform(() => answers[0]?.(refusal()))
  await vi.waitFor(() => expect(readLink()).toEqual(['PDF', null]))
  expect(readAlert()).toBe('Many PDFs are being made at the moment.')
})

test('SHARE-05 another try takes the message of the one before away', async () => {
  const { answers, press, readAlert } = await open()
  await press()
  await perform(() => answers[0]?.(refusal()))
  await vi.waitFor(() => expect(readAlert()).not.toBeNull())
  await press()
  expect([answers.length, readAlert()]).toEqual([2, null])
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'SHARE-05 a press with %j is left to the browser',
  async (keys) => {
    const { answers, container, press } = await open()
    // Followed by nothing here: what counts is that the link asks for no file itself.
    container.addEventListener('click', (event) => event.preventDefault())
    await press(keys)
    expect(answers).toEqual([])
  },
)
