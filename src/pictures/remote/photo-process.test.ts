import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPhotoProcess, type PhotoProcess } from './photo-process.ts'
import {
  createPictureHost,
  makeBomb,
  makePhoto,
  pictureHostName,
  sendPicture,
  type PictureHost,
} from './picture-host.ts'

let host: PictureHost
let photos: PhotoProcess
let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-photos-'))
  const photo = await makePhoto(1600, 1200)
  host = await createPictureHost({
    '/1.jpg': sendPicture(photo),
    '/bomb.png': sendPicture(makeBomb(30_000, 30_000), 'image/png'),
    '/hang.jpg': () => undefined,
  })
  photos = createPhotoProcess({
    directory,
    diskBytes: 1024 * 1024 * 1024,
    trusted: { name: pictureHostName, address: '127.0.0.1', port: host.port },
  })
})
afterEach(async () => {
  photos.stop()
  await host.close()
  await rm(directory, { recursive: true, force: true, maxRetries: 5 })
})

test('fetches, keeps and encodes in a process of its own, at lower priority than the server', async () => {
  expect(await photos.has('aa/1.master')).toBe(false)
  expect(await photos.fetch(host.url('/1.jpg'), [pictureHostName], 'aa/1.master')).toEqual({ ok: true, trouble: null })
  expect(await photos.has('aa/1.master')).toBe(true)
  const master = await sharp(join(directory, 'aa/1.master')).metadata()
  expect(master).toMatchObject({ format: 'jpeg', width: 1280, height: 960 })
  const small = await photos.encode('aa/1.master', 320, 'avif')
  expect(await sharp(small ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'heif', width: 320 })
  expect(await photos.encode('aa/2.master', 320, 'avif')).toBeNull()
  expect(photos.pid).not.toBe(process.pid)
  // Ten below this process, whatever priority the test run has; 19 is the lowest that there is.
  expect(getPriority(photos.pid ?? 0)).toBe(Math.min(getPriority() + 10, 19))
})

test('a picture made to burst is refused, and so is what is no picture of ours; work goes on', async () => {
  expect(await photos.fetch(host.url('/bomb.png'), [pictureHostName], 'aa/bomb.master')).toMatchObject({
    ok: false,
    fault: 'unusable',
    reason: expect.stringMatching(/pixel/i),
  })
  await mkdir(join(directory, 'aa'))
  await writeFile(join(directory, 'aa/0.master'), 'no picture')
  await expect(photos.encode('aa/0.master', 320, 'webp')).rejects.toThrow()
  expect(await photos.fetch(host.url('/1.jpg'), [pictureHostName], 'aa/1.master')).toMatchObject({ ok: true })
})

test('starts again after its process was killed; the request under way rejects', async () => {
  await photos.fetch(host.url('/1.jpg'), [pictureHostName], 'aa/1.master')
  const lost = photos.fetch(host.url('/hang.jpg'), [pictureHostName], 'aa/hang.master')
  await expect.poll(() => host.asked).toContain('/hang.jpg')
  process.kill(photos.pid ?? Number.NaN, 'SIGKILL')
  await expect(lost).rejects.toThrow(/SIGKILL/)
  expect(await photos.fetch(host.url('/1.jpg'), [pictureHostName], 'aa/1.master')).toMatchObject({ ok: true })
})

test('without a host of a test it asks https on the open internet alone', async () => {
  photos.stop()
  photos = createPhotoProcess({ directory, diskBytes: 1024 * 1024 })
  expect(await photos.fetch(host.url('/1.jpg'), [pictureHostName], 'aa/1.master')).toMatchObject({
    ok: false,
    fault: 'unusable',
    reason: 'scheme http: is not asked',
  })
  expect(await photos.fetch(`https://localhost:${host.port}/1.jpg`, ['localhost'], 'aa/2.master')).toMatchObject({
    ok: false,
    fault: 'unusable',
  })
  expect(await photos.fetch('https://localhost/1.jpg', ['localhost'], 'aa/2.master')).toMatchObject({
    ok: false,
    fault: 'unusable',
    reason: expect.stringMatching(/not on the open internet/),
  })
  expect(host.asked).toEqual([])
})
