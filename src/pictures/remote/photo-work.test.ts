import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createPhotoMasters } from './photo-masters.ts'
import { createPhotoWork } from './photo-work.ts'
import { createPictureHost, pictureHostName, sendPicture } from './picture-host.ts'

/** Bytes that begin as a JPEG. */
const startJpeg = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(text.padEnd(64))])

test('TEN-07 a picture that the decoder never ends with is refused, and the next one is decoded', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'forecourt-photos-'))
  const host = await createPictureHost({
    '/endless.jpg': sendPicture(startJpeg('endless')),
    '/good.jpg': sendPicture(startJpeg('good')),
  })
  onTestFinished(async () => {
    await host.close()
    await rm(directory, { recursive: true, force: true, maxRetries: 5 })
  })
  let ended = 0
  const work = createPhotoWork(host.rules, createPhotoMasters({ directory, diskBytes: 1024 * 1024 }), {
    endlessMs: 50,
    onEndless: () => (ended += 1),
    prepare: (source) =>
      source.includes('endless') ? new Promise(() => {}) : Promise.resolve({ ok: true, bytes: source }),
  })
  const fetch = (path: string) => work.fetch(host.url(path), [pictureHostName], `aa${path}.master`)
  const [endless, good] = await Promise.all([fetch('/endless.jpg'), fetch('/good.jpg')])
  expect(endless).toEqual({ ok: false, fault: 'unusable', reason: 'decoding did not end within 50 ms' })
  expect([good, ended]).toEqual([{ ok: true, trouble: null }, 1])
})
