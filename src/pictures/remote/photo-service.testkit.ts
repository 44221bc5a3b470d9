import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { withServedPictures } from '#domain/picture/served-pictures.ts'
import { buildTestSite } from '#site/test-site.ts'
import { servePictures, type GetPicture } from '#tests/fixtures/picture-server.ts'
import { answerPhoto } from './answer-photo.ts'
import { createPhotoMasters } from './photo-masters.ts'
import { createPhotoService, type PhotoService, type PhotoServiceOptions, type PhotoTrouble } from './photo-service.ts'
import { createPhotoWork, type PhotoWork } from './photo-work.ts'
import {
  createPictureHost,
  makeBomb,
  makePhoto,
  pictureHostName,
  sendPicture,
  speakPlainly,
  type PictureAnswer,
  type PictureHost,
} from './picture-host.ts'

export const site = buildTestSite({ slug: 'one', images: { hosts: [pictureHostName] } })

export const vehicle = {
  id: 'abcdefgh23456723',
  images: ['1.jpg', 'bomb.png', 'page', 'down.jpg', 'none.jpg'].map((name) => ({
    url: `https://${pictureHostName}/${name}`,
    alt: null,
  })),
  primary_image_url: null,
}

/** The address that pages name for a picture of the vehicle. */
export function pathOf(name: string): string {
  const at = vehicle.images.findIndex(({ url }) => url.endsWith(`/${name}`))
  return withServedPictures(vehicle, [pictureHostName]).images[at]?.url ?? ''
}

/** A picture host, a folder and a clock for each test of the file, and services that use them. */
export interface PhotoTestBed {
  readonly photo: Buffer
  readonly host: PictureHost
  /** What the host answers; may change during a test. */
  readonly answers: Record<string, PictureAnswer>
  /** What the services told of. */
  readonly troubles: readonly PhotoTrouble[]
  /** Epoch milliseconds. */
  time: number
  /** The work itself, in the process of the test. */
  createWork(diskBytes?: number): PhotoWork
  createService(options?: Partial<PhotoServiceOptions>): PhotoService
  serve(service: PhotoService, of?: typeof site): Promise<GetPicture>
  /** Names of the files in the folder, but for those that are being written. */
  listKept(): Promise<string[]>
}

export function usePhotoTestBed(): PhotoTestBed {
  let photo: Buffer
  let directory: string
  let troubles: PhotoTrouble[]
  let host: PictureHost
  let answers: Record<string, PictureAnswer>
  let isOver = false

  beforeAll(async () => {
    photo = await makePhoto(800, 600)
  })
  beforeEach(async () => {
    isOver = false
    directory = await mkdtemp(join(tmpdir(), 'forecourt-photos-'))
    bed.time = Date.UTC(2027, 2, 1)
    troubles = []
    answers = {
      '/1.jpg': sendPicture(photo),
      '/bomb.png': sendPicture(makeBomb(30_000, 30_000), 'image/png'),
      '/page': sendPicture(Buffer.from('<!doctype html><p>Please sign in</p>'), 'text/html'),
      '/down.jpg': (_request, response) => void response.writeHead(503).end(),
    }
    host = await createPictureHost(answers)
  })
  afterEach(async () => {
    isOver = true
    await host.close()
    await rm(directory, { recursive: true, force: true, maxRetries: 5 })
  })

  const bed: PhotoTestBed = {
    time: 0,
    get photo() {
      return photo
    },
    get host() {
      return host
    },
    get answers() {
      return answers
    },
    get troubles() {
      return troubles
    },
    createWork: (diskBytes = 1024 * 1024 * 1024) =>
      speakPlainly(
        createPhotoWork(host.rules, createPhotoMasters({ directory, diskBytes }), { onEndless: () => undefined }),
        host.port,
      ),
    createService: (options = {}) =>
      createPhotoService({
        directory,
        work: bed.createWork(options.diskBytes),
        findVehicle: (slug, id) => Promise.resolve(slug === 'one' && id === vehicle.id ? vehicle : null),
        now: () => bed.time,
        memoryBytes: 1024 * 1024,
        diskBytes: 1024 * 1024 * 1024,
        onFault: (trouble) => troubles.push(trouble),
        onTrouble: (error) => {
          // A picture may still be saved, for which nobody waits, when the test is over and its folder goes.
          if (!isOver) throw error
        },
        ...options,
      }),
    serve: (service, of = site) =>
      servePictures((request, response, path) => answerPhoto(service, request, response, path, of)),
    listKept: async () =>
      (await readdir(directory, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
        .map(({ name }) => name),
  }
  return bed
}
