import { hash } from 'node:crypto'
import { findServedSource, parseServedPath, type ServedPath } from '#domain/picture/served-pictures.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { Site } from '#site/site.ts'
import { createByteLimitedCache } from '#http/byte-limited-cache.ts'
import type { Picture, PictureSize } from '../picture-answer.ts'
import { createFinishedFiles } from '#files/finished-files.ts'
import { pictureNeeds, type PictureNeed } from '../picture-need.ts'
import { createSingleFlight } from '#concurrency/single-flight.ts'
import { createFairQueue } from '#concurrency/fair-queue.ts'
import type { FetchFault } from './fetch-picture.ts'
import { createPhotoFaults } from './photo-faults.ts'
import type { PhotoWork } from './photo-work.ts'

/** The part of a site that decides which pictures are served. */
export type PictureSite = Pick<Site, 'slug' | 'images'>

/** `unknown`: no vehicle of the site has such a picture; the rest as FetchFault. */
export type PhotoFault = 'unknown' | FetchFault
export type FoundPhoto =
  | { readonly ok: true; readonly picture: Picture }
  | { readonly ok: false; readonly fault: PhotoFault }

export interface PhotoOrder extends PictureSize {
  /** Priority in the queues; default 'answer'. */
  readonly need?: PictureNeed
}

export interface PhotoTrouble {
  readonly site: string
  readonly vehicle: string
  readonly url: string
  readonly fault: FetchFault
  readonly reason: string
}

export interface PhotoServiceOptions {
  /** Folder for finished pictures, beside the masters of `work`; created if missing. */
  readonly directory: string
  readonly work: PhotoWork
  /** Finds the vehicle as stored, with its current pictures. */
  readonly findVehicle: (
    site: string,
    id: string,
  ) => Promise<Pick<Vehicle, 'id' | 'images' | 'primary_image_url'> | null>
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Bytes of finished pictures in memory. */
  readonly memoryBytes: number
  /** Maximum bytes in the folder; a vehicle with 20 pictures takes about 8 MB. */
  readonly diskBytes: number
  /** Called for each failed fetch, once while the failure is remembered. */
  readonly onFault: (trouble: PhotoTrouble) => void
  /** Called when the folder starts to fail. */
  readonly onTrouble: (error: unknown) => void
}

/** Serves feed pictures from memory, from disk, or from the host of the feed, with single flight. */
export interface PhotoService {
  /** Throws QueueFullError while the queue is full. */
  getPicture(path: string, site: PictureSite, order: PhotoOrder): Promise<FoundPhoto>
}

/** Concurrent fetches in total and for one site, so that one hanging picture host cannot block other sites. */
const fetchedAtOnce = 6
const fetchedForSite = 3
/** Requests of one site that wait. */
const longestQueue = 300
/** Feeds replace pictures at the same address, so no cached picture is shown for longer. */
const freshDays = 7
const dayMs = 86_400_000

type Master = { readonly ok: true; readonly stem: string } | { readonly ok: false; readonly fault: PhotoFault }

/**
 * File name on disk. It contains the week, which starts on a different day for each picture, so that the refetches are
 * spread over time.
 */
function buildStem(site: string, path: string, now: number, weeksAgo = 0): string {
  const name = hash('sha256', `${site}\n${path}`).slice(0, 24)
  const week = Math.floor((now / dayMs + (Number.parseInt(name.slice(0, 6), 16) % freshDays)) / freshDays) - weeksAgo
  return `${name.slice(0, 2)}/${name}-${week}`
}

const masterOf = (stem: string): string => `${stem}.master`
const nameOf = (stem: string, { width, format }: PictureSize): string => `${stem}-${width}.${format}`
const tagOf = (stem: string, order: PictureSize): string => `"${nameOf(stem, order).slice(3)}"`

/** See PhotoServiceOptions; each process fetches for itself. */
export function createPhotoService({
  directory,
  work,
  findVehicle,
  now,
  memoryBytes,
  diskBytes,
  onFault,
  onTrouble,
}: PhotoServiceOptions): PhotoService {
  const files = createFinishedFiles({ directory, limitBytes: diskBytes, onTrouble })
  const faults = createPhotoFaults(now)
  const held = createByteLimitedCache<Picture>(memoryBytes)
  const fetching = createFairQueue({
    atOnce: fetchedAtOnce,
    mostOfOwner: fetchedForSite,
    longestOfOwner: longestQueue,
  })
  // One at a time: pages have priority over pictures.
  const encoding = createFairQueue({ atOnce: 1, mostOfOwner: 1, longestOfOwner: longestQueue })
  const masters = createSingleFlight<Master>()
  const photos = createSingleFlight<FoundPhoto>()

  /** False as well where the process of the work ended meanwhile, perhaps over another picture. */
  const isKept = (stem: string): Promise<boolean> => work.has(masterOf(stem)).catch(() => false)

  async function fetchMaster(
    path: string,
    { vehicleId, key }: ServedPath,
    site: PictureSite,
    stem: string,
    priority: number,
  ): Promise<Master> {
    const vehicle = await findVehicle(site.slug, vehicleId)
    const url = vehicle === null ? null : findServedSource(vehicle, key, site.images.hosts)
    if (url === null) return { ok: false, fault: 'unknown' }
    const { host } = new URL(url)
    const picture = `${site.slug}${path}`
    const known = faults.find(picture, host)
    if (known !== null) return { ok: false, fault: known }
    const turn = { name: picture, priority }
    const result = await fetching.run(
      site.slug,
      async () => {
        // Checked again: the host may have failed while this request was queued.
        const late = faults.find(picture, host)
        if (late !== null) return late
        // A picture that crashes the process is treated like a failing host.
        const answer = await work
          .fetch(url, site.images.hosts, masterOf(stem))
          .catch(
            (error: unknown) =>
              ({ ok: false, fault: 'host', reason: error instanceof Error ? error.message : String(error) }) as const,
          )
        // Recorded before the next request starts, which may go to the same host.
        if (answer.ok) {
          faults.noteSuccess(host)
          if (answer.trouble !== null) onTrouble(new Error(answer.trouble))
        } else {
          faults.noteFault(picture, host, answer.fault)
          onFault({ site: site.slug, vehicle: vehicleId, url, fault: answer.fault, reason: answer.reason })
        }
        return answer
      },
      turn,
    )
    if (typeof result === 'string') return { ok: false, fault: result }
    return result.ok ? { ok: true, stem } : { ok: false, fault: result.fault }
  }

  async function findMaster(
    path: string,
    parsed: ServedPath,
    site: PictureSite,
    stem: string,
    priority: number,
  ): Promise<Master> {
    if (await isKept(stem)) return { ok: true, stem }
    const fetched = await fetchMaster(path, parsed, site, stem, priority)
    if (fetched.ok) return fetched
    // While the host fails, last week's picture is served. A picture that is gone from its host is not served.
    if (fetched.fault !== 'host') return fetched
    const earlier = buildStem(site.slug, path, now(), 1)
    return (await isKept(earlier)) ? { ok: true, stem: earlier } : fetched
  }

  /** null: the master was given up before it was encoded, which only a full or tiny folder makes likely. */
  async function tryToMake(
    path: string,
    parsed: ServedPath,
    site: PictureSite,
    stem: string,
    order: PhotoOrder,
  ): Promise<FoundPhoto | null> {
    const priority = pictureNeeds[order.need ?? 'answer']
    const toPicture = (content: Buffer, of: string): FoundPhoto => ({
      ok: true,
      picture: { content, bytes: content.length, tag: tagOf(of, order) },
    })
    const kept = await files.find(nameOf(stem, order))
    if (kept !== null) return toPicture(kept, stem)
    const master = await masters.run(`${site.slug}${path}`, () => findMaster(path, parsed, site, stem, priority))
    if (!master.ok) return master
    const old = master.stem === stem ? null : await files.find(nameOf(master.stem, order))
    if (old !== null) return toPicture(old, master.stem)
    const turn = { name: nameOf(master.stem, order), priority }
    const encode = () => work.encode(masterOf(master.stem), order.width, order.format)
    const made = await encoding.run(site.slug, encode, turn)
    if (made === null) return null
    const content = Buffer.from(made.buffer, made.byteOffset, made.byteLength)
    // The answer does not wait for the write to disk.
    void files.save(nameOf(master.stem, order), content)
    return toPicture(content, master.stem)
  }

  return {
    async getPicture(path, site, order) {
      const parsed = parseServedPath(path)
      if (parsed === null || site.images.hosts.length === 0) return { ok: false, fault: 'unknown' }
      const stem = buildStem(site.slug, path, now())
      const name = nameOf(stem, order)
      const ready = held.get(name)
      if (ready !== undefined) return { ok: true, picture: ready }
      // The new request may have a higher priority than the one that queued the picture.
      const priority = pictureNeeds[order.need ?? 'answer']
      fetching.raise(site.slug, { name: `${site.slug}${path}`, priority })
      encoding.raise(site.slug, { name, priority })
      return photos.run(name, async () => {
        const found =
          (await tryToMake(path, parsed, site, stem, order)) ?? (await tryToMake(path, parsed, site, stem, order))
        // The next request tries again.
        if (found === null) return { ok: false, fault: 'host' }
        // Last week's picture is not kept in memory, so that the next request tries to fetch this week's.
        if (found.ok && found.picture.tag === tagOf(stem, order)) held.set(name, found.picture)
        return found
      })
    },
  }
}
