import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createWholeRequest } from './whole-request.ts'

const asked = { method: 'GET', url: '/search?make=kia', rawHeaders: ['Accept', 'text/html'] } as IncomingMessage

const openResponse = (state: { readonly destroyed?: boolean; readonly writableFinished?: boolean } = {}) =>
  Object.assign(new EventEmitter(), { destroyed: false, writableFinished: false, ...state })

const build = (response: ReturnType<typeof openResponse>): Request =>
  createWholeRequest(asked, response as EventEmitter as ServerResponse, 'https://a.example', null)

test('a request that only reads has its address and headers and no body', () => {
  const request = build(openResponse())
  expect([request.method, request.url]).toEqual(['GET', 'https://a.example/search?make=kia'])
  expect([request.headers.get('accept'), request.body]).toEqual(['text/html', null])
})

test('it is aborted when the caller leaves before the answer was sent, and not after', () => {
  const left = openResponse()
  const request = build(left)
  expect(request.signal.aborted).toBe(false)
  left.emit('close')
  expect(request.signal.aborted).toBe(true)
  const answered = openResponse({ writableFinished: true })
  const served = build(answered)
  answered.emit('close')
  expect(served.signal.aborted).toBe(false)
})

test('it is aborted from the start where the caller had left before', () => {
  expect(build(openResponse({ destroyed: true })).signal.aborted).toBe(true)
})
