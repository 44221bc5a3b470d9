// @vitest-environment happy-dom
import { useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useBrowserValue, useHydrated } from './use-hydrated.ts'

/** Shows on a page what the server would have sent, and hydrates it. */
function hydrate(part: ReactNode, html: string): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = html
  hydrateRoot(place, part, { onRecoverableError: (error) => expect.unreachable(String(error)) })
  return place
}

test('what came from the server renders twice, and what is mounted later is hydrated at once', async () => {
  const early: boolean[] = []
  const late: boolean[] = []
  function Control({ seen }: { seen: boolean[] }) {
    const hydrated = useHydrated()
    seen.push(hydrated)
    return <i>{hydrated ? 'live' : 'still'}</i>
  }
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Control seen={early} />
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && <Control seen={late} />}
      </>
    )
  }
  expect(renderToString(<Page />)).toContain('<i>still</i>')
  early.length = 0
  const place = hydrate(<Page />, '<i>still</i><button>Open</button>')
  await vi.waitFor(() => expect(place.textContent).toBe('liveOpen'))
  expect(early).toEqual([false, true])
  place.querySelector('button')?.click()
  await vi.waitFor(() => expect(place.textContent).toBe('liveOpenlive'))
  expect(late).toEqual([true])
})

test('a value of the browser renders twice, and each change of it at once', async () => {
  const seen: string[] = []
  const listeners = new Set<() => void>()
  let stored = 'kept'
  function Shown() {
    const value = useBrowserValue(
      (changed) => {
        listeners.add(changed)
        return () => listeners.delete(changed)
      },
      () => stored,
      'nothing',
    )
    seen.push(value)
    return <i>{value}</i>
  }
  const place = hydrate(<Shown />, '<i>nothing</i>')
  await vi.waitFor(() => expect(place.textContent).toBe('kept'))
  expect(seen).toEqual(['nothing', 'kept'])
  stored = 'changed'
  for (const changed of listeners) changed()
  await Promise.resolve()
  expect(place.textContent).toBe('changed')
})
