import { expect, test } from 'vitest'
import { ByteSink } from './byte-sink.ts'

function createSink() {
  const ended: string[] = []
  const failures: unknown[] = []
  const sink = new ByteSink(
    (bytes) => ended.push(bytes.toString()),
    (error) => failures.push(error),
  )
  return { sink, ended, failures }
}

test('everything that is written comes whole and in order at the end, once', () => {
  const { sink, ended, failures } = createSink()
  expect(sink.write(Buffer.from('Škoda '))).toBe(true)
  expect(sink.write('– ')).toBe(true)
  expect(ended).toEqual([])
  sink.end(new TextEncoder().encode('$11,946'))
  expect([ended, failures]).toEqual([['Škoda – $11,946'], []])
})

test('an end without a last piece adds nothing', () => {
  const { sink, ended } = createSink()
  sink.write('car')
  sink.end(() => undefined)
  expect(ended).toEqual(['car'])
})

test('a renderer that gives up is told of, and nothing is handed over', () => {
  const { sink, ended, failures } = createSink()
  sink.write('half a page')
  sink.destroy(new Error('gave up'))
  expect([ended, failures]).toEqual([[], [new Error('gave up')]])
})
