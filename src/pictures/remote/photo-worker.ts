import sharp from 'sharp'
import type { PictureFormat } from '../picture-format.ts'
import { answerRequests } from '#concurrency/worker-process.ts'
import { defaultFetchRules, type FetchRules } from './fetch-picture.ts'
import { createPhotoMasters, type PhotoMastersOptions } from './photo-masters.ts'
import { createPhotoWork, type FetchedPhoto } from './photo-work.ts'

/** A request to the process that `photo-process.ts` starts. */
export type PhotoOrder =
  | { readonly kind: 'has'; readonly name: string }
  | { readonly kind: 'fetch'; readonly url: string; readonly hosts: readonly string[]; readonly name: string }
  | { readonly kind: 'encode'; readonly name: string; readonly width: number; readonly format: PictureFormat }

/** The answer to a request of the same kind; `failure`: the code failed over this picture. */
export type PhotoAnswer =
  | { readonly kind: 'has'; readonly has: boolean }
  | { readonly kind: 'fetch'; readonly fetched: FetchedPhoto }
  | { readonly kind: 'encode'; readonly bytes: Uint8Array | null }
  | { readonly kind: 'failure'; readonly reason: string }

/** A picture host of a test: plain HTTP at one name, one address and one port. */
export interface TrustedHost {
  readonly name: string
  readonly address: string
  readonly port: number
}

/** What the process is started with, as JSON. */
export interface PhotoWorkerOptions extends Required<Pick<PhotoMastersOptions, 'directory' | 'diskBytes'>> {
  readonly trusted: TrustedHost | null
}

function buildRules(trusted: TrustedHost | null): FetchRules {
  if (trusted === null) return defaultFetchRules
  return {
    ...defaultFetchRules,
    schemes: ['https:', 'http:'],
    ports: [trusted.port],
    resolveName: (name) =>
      name === trusted.name
        ? Promise.resolve([{ address: trusted.address, family: 4 }])
        : defaultFetchRules.resolveName(name),
    isReachable: (address) => address === trusted.address || defaultFetchRules.isReachable(address),
  }
}

// libvips uses one thread for each picture; the other processors are left to pages.
sharp.concurrency(1)
// No cache: each picture is processed once.
sharp.cache(false)

const { trusted, ...folder } = JSON.parse(process.argv[2] ?? '') as PhotoWorkerOptions
/** Milliseconds in which the answer about an endless picture leaves the process. */
const farewellMs = 500

const work = createPhotoWork(buildRules(trusted), createPhotoMasters(folder), {
  // The server starts another process with its next order, and repeats what was under way.
  onEndless: () => void setTimeout(() => process.exit(1), farewellMs),
})

async function perform(order: PhotoOrder): Promise<PhotoAnswer> {
  switch (order.kind) {
    case 'has':
      return { kind: 'has', has: await work.has(order.name) }
    case 'fetch':
      return { kind: 'fetch', fetched: await work.fetch(order.url, order.hosts, order.name) }
    case 'encode':
      return { kind: 'encode', bytes: await work.encode(order.name, order.width, order.format) }
  }
}

// Answered like a result: photo-service.ts takes a rejection for the end of this process.
answerRequests((order: PhotoOrder) =>
  perform(order).catch((error: unknown): PhotoAnswer => ({
    kind: 'failure',
    reason: error instanceof Error ? error.message : String(error),
  })),
)
