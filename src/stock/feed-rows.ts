import { buildVehicleIdentity, isVinIdentity } from '#data/stock/vehicle-identity.ts'
import type { IncomingVehicle } from '#data/stock/stock-records.ts'

/** An accepted row, as far as the guards compare it. */
export interface AcceptedRow {
  /** Its place among the accepted rows, from 0. */
  readonly index: number
  readonly rowNumber: number
  /** Cents; null: none. */
  readonly price: number | null
  /** Whether the feed itself says that the vehicle is sold. */
  readonly sold: boolean
  /** Fingerprint of the VIN; null: no VIN. */
  readonly vin: number | null
}

/** How many identities are kept for the comparison with other feeds and sites. */
const mostSamples = 2_000

/**
 * The accepted rows of a feed in about 100 bytes each: a large feed must not be held in memory. Identities are kept of
 * all rows up to 2,000, and beyond that of every second, fourth, eighth … row, which tells shares to within 2 %.
 */
export class FeedRows {
  private readonly indexes = new Map<string, number>()
  private readonly rowNumbers: number[] = []
  private readonly prices: number[] = []
  private readonly vins: number[] = []
  private readonly cars: number[] = []
  private readonly soldRows = new Set<number>()
  private samples: { readonly index: number; readonly identity: string }[] = []
  private stride = 1

  get size(): number {
    return this.rowNumbers.length
  }

  add(vehicle: IncomingVehicle, rowNumber: number): void {
    const index = this.rowNumbers.length
    this.indexes.set(vehicle.stocknum, index)
    this.rowNumbers.push(rowNumber)
    this.prices.push(vehicle.price ?? -1)
    const identity = buildVehicleIdentity(vehicle)
    this.vins.push(isVinIdentity(identity) ? fingerprint(identity) : 0)
    this.cars.push(fingerprint(describeCar(vehicle)))
    if (vehicle.status === 'sold') this.soldRows.add(index)
    if (index % this.stride === 0) this.sample(index, identity)
  }

  find(stocknum: string): AcceptedRow | null {
    const index = this.indexes.get(stocknum)
    if (index === undefined) return null
    const price = this.prices[index] ?? -1
    const vin = this.vins[index] ?? 0
    return {
      index,
      rowNumber: this.rowNumbers[index] ?? 0,
      price: price === -1 ? null : price,
      sold: this.soldRows.has(index),
      vin: vin === 0 ? null : vin,
    }
  }

  /** Whether a later row has the vehicle that was taken under its stock number: by VIN, else by year and model. */
  isSameVehicle(vehicle: IncomingVehicle): boolean {
    const index = this.indexes.get(vehicle.stocknum)
    if (index === undefined) return false
    const identity = buildVehicleIdentity(vehicle)
    const vin = this.vins[index] ?? 0
    if (vin !== 0 && isVinIdentity(identity)) return vin === fingerprint(identity)
    return this.cars[index] === fingerprint(describeCar(vehicle))
  }

  /** Evenly spread over the file, at most 2,000. */
  listSamples(): readonly { readonly index: number; readonly identity: string }[] {
    return this.samples
  }

  /** Frees the memory, which storing needs. */
  clear(): void {
    this.indexes.clear()
    this.soldRows.clear()
    this.samples = []
    for (const list of [this.rowNumbers, this.prices, this.vins, this.cars]) list.length = 0
  }

  private sample(index: number, identity: string): void {
    // Copied, because a part of a text keeps the whole piece of the file in memory from which it was cut.
    this.samples.push({ index, identity: Buffer.from(identity).toString() })
    if (this.samples.length <= mostSamples) return
    this.stride *= 2
    this.samples = this.samples.filter((kept) => kept.index % this.stride === 0)
  }
}

function describeCar({ year, make, model }: IncomingVehicle): string {
  return `${year ?? ''}|${make}|${model}`
}

const firstPrime = 0x01_00_01_93
const secondPrime = 0x85_eb_ca_6b

/** 53 bits of two FNV-1a hashes, never 0: among a million texts two are alike with a chance of one in 18,000. */
export function fingerprint(text: string): number {
  let first = 0x81_1c_9d_c5
  let second = 0x2f_0e_1b_3d
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    first = Math.imul(first ^ unit, firstPrime)
    second = Math.imul(second ^ unit, secondPrime)
  }
  return (second >>> 11) * 0x1_00_00_00_00 + (first >>> 0) + 1
}
