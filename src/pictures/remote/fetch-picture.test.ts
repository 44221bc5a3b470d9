import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { defaultFetchRules, fetchPicture, type FetchRules } from './fetch-picture.ts'
import {
  createPictureHost,
  makePhoto,
  pictureHostName,
  sendPicture,
  type PictureAnswer,
  type PictureHost,
} from './picture-host.ts'

const hosts = [pictureHostName]
let photo: Buffer
let host: PictureHost | null = null
beforeAll(async () => {
  photo = await makePhoto(64, 48)
})
afterEach(async () => {
  await host?.close()
  host = null
})

async function fetchFrom(
  answers: Readonly<Record<string, PictureAnswer>>,
  path: string,
  rules: Partial<FetchRules> = {},
) {
  host = await createPictureHost(answers)
  return fetchPicture(host.url(path), hosts, { ...host.rules, ...rules })
}
const redirect =
  (location: string): PictureAnswer =>
  (_request, response) =>
    void response.writeHead(302, { Location: location }).end()

describe('a picture host that behaves', () => {
  test('its picture comes as it is', async () => {
    expect(await fetchFrom({ '/1.jpg': sendPicture(photo) }, '/1.jpg')).toEqual({ ok: true, bytes: photo })
  })

  test('a stream of octets that is a picture, sent in drops, is one', async () => {
    const drops: PictureAnswer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/octet-stream' })
      for (let at = 0; at < photo.length; at += 5) response.write(photo.subarray(at, at + 5))
      response.end()
    }
    expect(await fetchFrom({ '/1': drops }, '/1')).toEqual({ ok: true, bytes: photo })
  })

  test('three redirects are followed, a fourth is not', async () => {
    const chain = { '/a': redirect('/b'), '/b': redirect('c'), '/c': redirect('/d'), '/d': sendPicture(photo) }
    expect(await fetchFrom(chain, '/a')).toMatchObject({ ok: true })
    await host?.close()
    expect(await fetchFrom({ ...chain, '/start': redirect('/a') }, '/start')).toEqual({
      ok: false,
      fault: 'unusable',
      reason: 'more than 3 redirects',
    })
  })
})

describe('what a picture host may do wrong', () => {
  const html = Buffer.from('<!doctype html><title>Sign in</title><p>Please sign in to see this picture.</p>')
  test.each<[string, PictureAnswer, 'unusable' | 'host', RegExp]>([
    ['answers HTML', sendPicture(html, 'text/html'), 'unusable', /content type text\/html/],
    ['calls HTML a picture', sendPicture(html), 'unusable', /not a picture/],
    [
      'sends an SVG',
      sendPicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'),
      'unusable',
      /content type/,
    ],
    [
      'calls an SVG a PNG',
      sendPicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'), 'image/png'),
      'unusable',
      /not a picture/,
    ],
    ['answers nothing', sendPicture(Buffer.alloc(0)), 'unusable', /not a picture/],
    ['answers three bytes', sendPicture(Buffer.from([0xff, 0xd8, 0xff])), 'unusable', /not a picture/],
    ['has no such picture', (_request, response) => void response.writeHead(404).end(), 'unusable', /404/],
    ['forbids', (_request, response) => void response.writeHead(403).end(), 'unusable', /403/],
    ['fails', (_request, response) => void response.writeHead(500).end(), 'host', /500/],
    ['wants less', (_request, response) => void response.writeHead(429).end(), 'host', /429/],
    [
      'packs its answer',
      (_request, response) =>
        void response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Encoding': 'gzip' }).end('x'.repeat(20)),
      'unusable',
      /encoding gzip/,
    ],
    ['hangs up', (request) => void request.socket.destroy(), 'host', /hang up|reset|aborted/i],
    [
      'hangs up in the midst',
      (request, response) => {
        response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': 5000 })
        response.write(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(100)]))
        setTimeout(() => request.socket.destroy(), 20)
      },
      'host',
      /aborted|reset/i,
    ],
    ['redirects to nowhere', redirect('http://'), 'unusable', /not an address/],
  ])('%s', async (_what, answer, fault, reason) => {
    expect(await fetchFrom({ '/x': answer }, '/x')).toEqual({ ok: false, fault, reason: expect.stringMatching(reason) })
  })

  test('announces 50 MB: nothing of it is read', async () => {
    const answer: PictureAnswer = (_request, response) =>
      void response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': 50 * 1024 * 1024 }).write(photo)
    expect(await fetchFrom({ '/x': answer }, '/x')).toEqual({
      ok: false,
      fault: 'unusable',
      reason: '52428800 bytes, more than 20971520',
    })
  })

  test('sends 50 MB without saying so: cut off at 20', async () => {
    let sent = 0
    let closed = false
    const answer: PictureAnswer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'image/jpeg' })
      response.once('close', () => (closed = true))
      const block = Buffer.alloc(256 * 1024)
      response.write(photo)
      const more = (error?: Error | null): void => {
        if (closed || error) return
        sent += block.length
        if (sent > 50 * 1024 * 1024) response.end()
        else response.write(block, more)
      }
      more()
    }
    expect(await fetchFrom({ '/x': answer }, '/x')).toEqual({
      ok: false,
      fault: 'unusable',
      reason: 'more than 20971520 bytes',
    })
    await expect.poll(() => closed).toBe(true)
    expect(sent).toBeLessThan(40 * 1024 * 1024)
  })

  test.each<[string, PictureAnswer]>([
    ['never answers', () => undefined],
    [
      'answers its head and then nothing',
      (_request, response) => response.writeHead(200, { 'Content-Type': 'image/jpeg' }).flushHeaders(),
    ],
    [
      'sends a byte now and then',
      (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'image/jpeg' })
        const dripping = setInterval(() => response.write(Buffer.from([0xff])), 20)
        response.once('close', () => clearInterval(dripping))
      },
    ],
    ['has a name server that never answers', () => undefined],
    [
      'redirects slowly',
      (_request, response) => void setTimeout(() => response.writeHead(302, { Location: '/x' }).end(), 120),
    ],
  ])('%s: given up when its time is over', async (what, answer) => {
    const began = performance.now()
    const names: Partial<FetchRules> = what.includes('name server')
      ? { resolveName: () => new Promise(() => undefined) }
      : {}
    expect(await fetchFrom({ '/x': answer }, '/x', { totalMs: 300, maxRedirects: 100, ...names })).toEqual({
      ok: false,
      fault: 'host',
      reason: 'not here within 300 ms',
    })
    expect(performance.now() - began).toBeLessThan(3_000)
  })

  test('does not exist', async () => {
    expect(
      await fetchPicture('https://pictures.example/1.jpg', hosts, {
        ...defaultFetchRules,
        resolveName: () => Promise.reject(new Error('ENOTFOUND')),
      }),
    ).toMatchObject({ ok: false, fault: 'host', reason: expect.stringMatching(/was not found/) })
    expect(
      await fetchPicture('https://pictures.example/1.jpg', hosts, {
        ...defaultFetchRules,
        resolveName: () => Promise.resolve([]),
      }),
    ).toMatchObject({ ok: false, fault: 'host' })
  })
})

describe('where this server lets itself be sent', () => {
  test.each([
    'https://10.0.0.1/x',
    'https://127.0.0.1/x',
    'https://127.8.8.8/x',
    'https://169.254.169.254/latest/meta-data/',
    'https://192.168.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[fd00::1]/x',
    'https://2130706433/x',
    'https://0x7f000001/x',
    'https://0177.0.0.1/x',
    'https://017700000001/x',
    'https://127.1/x',
    'https://0/x',
    'https://8.8.8.8/x',
    'https://localhost/x',
    'https://elsewhere.example/x',
    'https://pictures.example.evil.example/x',
    'https://pictures.example@10.0.0.1/x',
    'https://user:word@pictures.example/x',
    'http://pictures.example/x',
    'ftp://pictures.example/x',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'https://pictures.example:8443/x',
    'https://pictures.example:22/x',
    '//pictures.example/x',
    '',
  ])('%s is not asked', async (url) => {
    let looked = 0
    const rules: FetchRules = {
      ...defaultFetchRules,
      resolveName: () => {
        looked += 1
        return Promise.resolve([{ address: '127.0.0.1', family: 4 }])
      },
    }
    // Even where somebody had listed the numbers.
    const listed = [...hosts, 'localhost.invalid', '10.0.0.1', '127.0.0.1', '8.8.8.8', '0.0.0.0', '169.254.169.254']
    expect(await fetchPicture(url, listed, rules)).toMatchObject({ ok: false, fault: 'unusable' })
    expect(looked).toBe(0)
  })

  test.each([
    [['127.0.0.1']],
    [['10.1.2.3']],
    [['169.254.169.254']],
    [['::1']],
    [['::ffff:10.0.0.1']],
    [['fd00::1']],
    [['100.64.0.9']],
    [['1.1.1.1', '10.0.0.1']],
    [['10.0.0.1', '1.1.1.1']],
  ])('a listed name that resolves to %s is not asked', async (addresses) => {
    host = await createPictureHost({ '/x': sendPicture(photo) })
    const rules: FetchRules = {
      ...host.rules,
      isReachable: defaultFetchRules.isReachable,
      resolveName: () =>
        Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))),
    }
    expect(await fetchPicture(host.url('/x'), hosts, rules)).toMatchObject({
      ok: false,
      fault: 'unusable',
      reason: expect.stringMatching(/not on the open internet/),
    })
    expect(host.asked).toEqual([])
  })

  test('a name that changes its address between two questions reaches only what was looked at', async () => {
    host = await createPictureHost({ '/x': redirect('/y'), '/y': sendPicture(photo) })
    let asked = 0
    const rules: FetchRules = {
      ...host.rules,
      resolveName: () => Promise.resolve([{ address: (asked += 1) === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }]),
    }
    expect(await fetchPicture(host.url('/x'), hosts, rules)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/127\.0\.0\.2, which is not/),
    })
    expect(asked).toBe(2)
    expect(host.asked).toEqual(['/x'])
  })

  test.each([
    'http://10.0.0.1/x',
    'http://169.254.169.254/latest/meta-data/',
    'http://127.0.0.1:1/x',
    'http://[::1]/x',
    'http://elsewhere.example/x',
    'file:///etc/passwd',
    'gopher://pictures.example/x',
    'http://pictures.example:22/x',
  ])('a redirect to %s is not followed', async (location) => {
    expect(await fetchFrom({ '/x': redirect(location) }, '/x')).toMatchObject({ ok: false, fault: 'unusable' })
    expect(host?.asked).toEqual(['/x'])
  })

  test('of everything but the picture a host learns nothing: no cookie, no referrer, no visitor', async () => {
    let names: string[] = []
    const answer: PictureAnswer = (request, response) => {
      names = Object.keys(request.headers).toSorted()
      sendPicture(photo)(request, response)
    }
    await fetchFrom({ '/x': answer }, '/x')
    expect(names).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent'])
  })
})
