import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PauseContext, PausePoint } from './pause-point.tsx'

/** The HTML of three parts, as the server renders a page: whole, before its first byte is sent. */
function render(pause: (() => Promise<void> | null) | null, rendered: string[] = []): Promise<string> {
  const Part = ({ name }: { readonly name: string }) => {
    rendered.push(name)
    return <li>{name}</li>
  }
  return new Promise((resolve, reject) => {
    let html = ''
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        html += chunk.toString()
        done()
      },
      final(done) {
        resolve(html)
        done()
      },
    })
    const { pipe } = renderToPipeableStream(
      <PauseContext value={pause}>
        <ul>
          {['one', 'two', 'three'].map((name) => (
            <PausePoint key={name}>
              <Part name={name} />
            </PausePoint>
          ))}
        </ul>
      </PauseContext>,
      { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onAllReady: () => void pipe(sink), onError: reject },
    )
  })
}

test('SRCH-20 a part before which the render paused is in the first HTML, as if it had not', async () => {
  let pauses = 0
  const pausing = (): Promise<void> | null => {
    pauses += 1
    return pauses % 3 === 0 ? null : new Promise((resolve) => setImmediate(resolve))
  }
  const html = await render(pausing)
  expect(pauses).toBeGreaterThan(3)
  expect(html).toBe(await render(null))
  expect(html.replaceAll(/<!--.*?-->/g, '')).toBe('<ul><li>one</li><li>two</li><li>three</li></ul>')
})

test('API-04 parts that waited for the same pause wait again when the first of them has used the time', async () => {
  const rendered: string[] = []
  const order: string[] = []
  let mayRender = 0
  let waiting: Promise<void> | null = null
  const pause = (): Promise<void> | null => {
    if (mayRender > rendered.length) return null
    return (waiting ??= new Promise((resolve) => {
      setImmediate(() => {
        order.push(`pause after ${rendered.length}`)
        mayRender += 1
        waiting = null
        resolve()
      })
    }))
  }
  await render(pause, rendered)
  expect(rendered).toEqual(['one', 'two', 'three'])
  expect(order).toEqual(['pause after 0', 'pause after 1', 'pause after 2'])
})
