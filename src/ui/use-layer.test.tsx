// @vitest-environment happy-dom
import { useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { announcerId } from './announcer-id.ts'
import { find, perform, render } from './dom.testkit.tsx'
import { useModalLayer } from './use-layer.ts'

const close = vi.fn<() => void>()

beforeEach(() => {
  close.mockReset()
})

function Page({ open }: { open: boolean }) {
  const layer = useRef<HTMLDivElement>(null)
  useModalLayer(layer, open, close)
  return (
    <>
      <button id="opener" type="button">
        Open
      </button>
      <p id={announcerId} />
      <p id="silenced" inert />
      <main>
        <div id="layer" ref={layer} tabIndex={-1}>
          <details id="level" data-level="">
            <summary id="back">Our Stock</summary>
            <a id="link" href="/used">
              Used
            </a>
          </details>
          <details id="section">
            <summary>Price</summary>
          </details>
        </div>
        <p id="beside" />
      </main>
    </>
  )
}

const inert = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[id]')].filter((element) => element.inert).map(({ id }) => id)

async function openLayer() {
  const { container, rerender } = await render(<Page open={false} />)
  find(container, '#opener').focus()
  await rerender(<Page open />)
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('layer'))
  return { container, rerender }
}

test('SRCH-20 all beside an open layer is inert but the live region, and is as before once it is closed', async () => {
  const { container, rerender } = await openLayer()
  expect(inert(container)).toEqual(['opener', 'silenced', 'beside'])
  expect(document.documentElement.style.overflow).toBe('hidden')
  await rerender(<Page open={false} />)
  expect(inert(container)).toEqual(['silenced'])
  expect(document.documentElement.style.overflow).toBe('')
  expect(document.activeElement?.id).toBe('opener')
})

test('NAV-02 Escape leaves an open level of the layer, and only the next one asks to close', async () => {
  const { container } = await openLayer()
  const level = find<HTMLDetailsElement>(container, '#level')
  const section = find<HTMLDetailsElement>(container, '#section')
  level.open = true
  section.open = true
  find(container, '#link').focus()
  const press = () =>
    perform(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })))
  await press()
  expect([level.open, section.open, document.activeElement?.id]).toEqual([false, true, 'back'])
  expect(close).not.toHaveBeenCalled()
  await press()
  expect(close).toHaveBeenCalledTimes(1)
})

test('SRCH-20 Escape asks to close, unless something within took the key, and no more once it is closed', async () => {
  const { rerender } = await openLayer()
  const press = () =>
    perform(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })))
  await press()
  expect(close).toHaveBeenCalledTimes(1)
  document.addEventListener('keydown', (event) => event.preventDefault(), { capture: true, once: true })
  await press()
  expect(close).toHaveBeenCalledTimes(1)
  await rerender(<Page open={false} />)
  await press()
  expect(close).toHaveBeenCalledTimes(1)
})
