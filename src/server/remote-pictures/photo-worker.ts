import sharp from 'sharp'
import type { PictureFormat } from '../picture-format.ts'
import { defaultFetchRules, type FetchRules } from './fetch-picture.ts'
import { createPhotoWork, type PhotoResult } from './photo-work.ts'

/** The process that `photo-process.ts` starts: fetches and encodes, one answer for each order, until its parent is gone. */
export type PhotoOrder =
  | { readonly id: number; readonly kind: 'fetch'; readonly url: string; readonly hosts: readonly string[] }
  | { readonly id: number; readonly kind: 'encode'; readonly master: Uint8Array; readonly width: number; readonly format: PictureFormat }

export interface PhotoAnswer {
  readonly id: number
  readonly result: PhotoResult
}

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
    resolveName: (name) => (name === trusted.name ? Promise.resolve([{ address: trusted.address, family: 4 }]) : defaultFetchRules.resolveName(name)),
    isReachable: (address) => address === trusted.address || defaultFetchRules.isReachable(address),
  }
}

// A picture is not spread over the processors: one is unpacked and one encoded at a time, and the rest is left to pages.
sharp.concurrency(1)
// Each picture is another one; what was unpacked serves nobody again.
sharp.cache(false)

const work = createPhotoWork(buildRules(process.argv[2] === undefined ? null : (JSON.parse(process.argv[2]) as TrustedHost)))

function perform(order: PhotoOrder): Promise<PhotoResult> {
  switch (order.kind) {
    case 'fetch':
      return work.fetch(order.url, order.hosts)
    case 'encode':
      return work.encode(order.master, order.width, order.format).then((bytes) => ({ ok: true, bytes }))
  }
}

process.on('message', (order: PhotoOrder) => {
  void perform(order)
    .catch((error: unknown): PhotoResult => ({ ok: false, fault: 'unusable', reason: error instanceof Error ? error.message : String(error) }))
    .then((result) => process.send?.({ id: order.id, result } satisfies PhotoAnswer))
})
process.on('disconnect', () => process.exit(0))
