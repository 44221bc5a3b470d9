import sharp from 'sharp'
import type { PictureFormat } from '../picture-format.ts'
import { answerRequests } from '#concurrency/worker-process.ts'
import { defaultFetchRules, type FetchRules } from './fetch-picture.ts'
import { createPhotoWork, type PhotoResult } from './photo-work.ts'

/** A request to the process that `photo-process.ts` starts. */
export type PhotoOrder =
  | { readonly kind: 'fetch'; readonly url: string; readonly hosts: readonly string[] }
  | { readonly kind: 'encode'; readonly master: Uint8Array; readonly width: number; readonly format: PictureFormat }

/** A picture host of a test: plain HTTP at one name, one address and one port. */
export interface TrustedHost {
  readonly name: string
  readonly address: string
  readonly port: number
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

const work = createPhotoWork(
  buildRules(process.argv[2] === undefined ? null : (JSON.parse(process.argv[2]) as TrustedHost)),
)

function perform(order: PhotoOrder): Promise<PhotoResult> {
  switch (order.kind) {
    case 'fetch':
      return work.fetch(order.url, order.hosts)
    case 'encode':
      return work.encode(order.master, order.width, order.format).then((bytes) => ({ ok: true, bytes }))
  }
}

// A failure of this code over one picture is told of that picture; photo-service.ts takes a rejection for the end of
// this process.
answerRequests((order: PhotoOrder) =>
  perform(order).catch((error: unknown): PhotoResult => ({
    ok: false,
    fault: 'unusable',
    reason: error instanceof Error ? error.message : String(error),
  })),
)
