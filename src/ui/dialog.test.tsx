// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'
import { describedText, find, perform, render } from './dom.testkit.tsx'

function Opener() {
  const [open, setOpen] = useState(false)
  const [closed, setClosed] = useState(0)
  return (
    <>
      <button id="opener" type="button" onClick={() => setOpen(!open)}>
        {closed}
      </button>
      <Dialog
        id="layer"
        title="Disclaimer"
        open={open}
        className="w-full"
        onClose={() => {
          setOpen(false)
          setClosed((count) => count + 1)
        }}
      >
        <p>Words</p>
      </Dialog>
    </>
  )
}

test('LEAD-17 opens as a modal with its title, and reports once that it was closed', async () => {
  const { container } = await render(<Opener />)
  const dialog = find<HTMLDialogElement>(container, 'dialog')
  const opener = find(container, '#opener')
  expect(dialog.open).toBe(false)
  await perform(() => opener.click())
  expect(dialog.open).toBe(true)
  expect(describedText(dialog, 'aria-labelledby')).toBe('Disclaimer')
  await perform(() => find(dialog, 'button[aria-label="Close"]').click())
  expect([dialog.open, opener.textContent]).toEqual([false, '1'])
  await perform(() => opener.click())
  expect(dialog.open).toBe(true)
  await perform(() => opener.click())
  expect([dialog.open, opener.textContent]).toEqual([false, '2'])
})
