import { expect, test } from 'vitest'
import { WholeResponse } from './whole-response.ts'

test('a whole answer is read as any other, in each way and more than once', async () => {
  const text = 'Škoda – $11,946'
  const answer = new WholeResponse(Buffer.from(text), { status: 503, headers: { 'Retry-After': '10' } })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
  for (let round = 0; round < 2; round += 1) {
    expect(await answer.text()).toBe(text)
    expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe(text)
    expect((await WholeResponse.readBytes(answer)).toString()).toBe(text)
    expect(await new Response(answer.body).text()).toBe(text)
  }
})

test('any answer is read as bytes, one that is here as a whole without a copy', async () => {
  const bytes = Buffer.from('Škoda')
  expect(await WholeResponse.readBytes(new WholeResponse(bytes, {}))).toBe(bytes)
  expect((await WholeResponse.readBytes(new Response('Škoda'))).toString()).toBe('Škoda')
})

test('another answer takes its status and headers over', () => {
  const first = new WholeResponse(Buffer.from('a'), { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const second = new WholeResponse(Buffer.from('b'), first)
  expect([second.status, second.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('whoever only looks whether there is a body has nothing copied', async () => {
  const bytes = Buffer.from('early')
  const { body } = new WholeResponse(bytes, { status: 200 })
  await new Promise((resolve) => setImmediate(resolve))
  bytes.write('later')
  expect(await new Response(body).text()).toBe('later')
})
