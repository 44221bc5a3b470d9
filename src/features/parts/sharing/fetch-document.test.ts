import { expect, test } from 'vitest'
import { fetchDocument } from './fetch-document.ts'

const answering = (answer: Response) => () => Promise.resolve(answer)

test('SHARE-05 gives the file of a good answer', async () => {
  const fetched = await fetchDocument(
    '/cars/a/document.pdf',
    answering(new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } })),
  )
  expect(fetched.ok && (await fetched.file.text())).toBe('%PDF-1.7')
})

test.each([
  ['a page of something in between', '<html>Sign in</html>', 'text/html; charset=utf-8'],
  ['a page that is called a PDF', '<html>Sign in</html>', 'application/pdf'],
  ['a PDF that is called a page', '%PDF-1.7', 'text/html'],
  ['nothing at all', '', 'application/pdf'],
])('SHARE-05 API-03 %s with status 200 is not saved, and told', async (_what, body, type) => {
  const fetched = await fetchDocument('/a', answering(new Response(body, { headers: { 'Content-Type': type } })))
  expect(fetched).toEqual({ ok: false, message: 'We could not make the PDF. Try again in a moment.' })
})

test('SHARE-05 API-03 a failed PDF reports the message of the response', async () => {
  const problem = Response.json(
    { title: 'Busy', status: 503, detail: 'Many PDFs are being made at the moment.' },
    { status: 503 },
  )
  expect(await fetchDocument('/a', answering(problem))).toEqual({
    ok: false,
    message: 'Many PDFs are being made at the moment.',
  })
})

test.each([
  ['an answer of something in between', new Response('<html>502</html>', { status: 502 })],
  ['a problem without a detail', Response.json({ title: 'Failed' }, { status: 500 })],
  ['JSON that is no object', Response.json(null, { status: 500 })],
])('SHARE-05 API-03 %s is told in our own words', async (_what, answer) => {
  expect(await fetchDocument('/a', answering(answer))).toEqual({
    ok: false,
    message: 'We could not make the PDF. Try again in a moment.',
  })
})

test('SHARE-05 API-03 a network error has its own message', async () => {
  const lost = await fetchDocument('/a', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(lost).toEqual({
    ok: false,
    message: 'We could not load the PDF. Check your connection and try again.',
  })
})
