import type { Cents } from '#domain/money/cents.ts'

export type CarType = 'new' | 'used' | 'demo'
export type ItemType = 'car' | 'motorcycle' | 'caravan'
/** PRICE-03. `poa` is price on application. */
export type PriceType = 'drive_away' | 'estimated_drive_away' | 'egc' | 'eegc' | 'poa'

/** What a value without parts of its own may be. */
export interface PlainTypes {
  text: string
  integer: number
  number: number
  cents: Cents
  boolean: boolean
  /** ISO 8601 instant in UTC, '2026-11-20T01:02:03.000Z'. */
  instant: string
  /** Calendar date without a zone, '2026-11-20'; a feed that gives only a month gives '2026-11-01'. */
  date: string
  /** Whole seconds since 1970-01-01T00:00:00Z. */
  epochSeconds: number
  texts: readonly string[]
  /** Label to value, in the feed's order. */
  facts: Readonly<Record<string, string | number | boolean | null>>
  carType: CarType
  itemType: ItemType
  priceType: PriceType
}

/**
 * One field of a vehicle or of one of its parts. Null rule: a `required` field is always present; every other field is
 * `null` when the feed gave nothing. There is no `undefined`, no 0 for "unknown" and no empty string: an importer that
 * cannot tell writes null.
 */
export interface FieldDefinition<
  Kind extends string = string,
  Required extends boolean = boolean,
  Mapped extends boolean = boolean,
> {
  readonly kind: Kind
  readonly required: Required
  /** Whether a mapping may fill it from a feed. */
  readonly mapped: Mapped
  /**
   * `feed`: comes from the feed; `derived`: computed by the import (STOCK-04); `platform`: kept by the platform itself.
   */
  readonly source: 'feed' | 'derived' | 'platform'
  /** What it means, with unit and range where the kind does not say it. */
  readonly meaning: string
}

export type FieldTable<Kind extends string = string> = Readonly<Record<string, FieldDefinition<Kind>>>

/** The TypeScript value of a field, with `Types` for its kinds. */
type ValueOf<Definition, Types> =
  Definition extends FieldDefinition<infer Kind, infer Required>
    ? Required extends true
      ? Types[Kind & keyof Types]
      : Types[Kind & keyof Types] | null
    : never

/** The record that a table describes. */
export type RecordOf<Table, Types> = { readonly [Name in keyof Table]: ValueOf<Table[Name], Types> }

export function optional<const K extends string>(kind: K, meaning: string): FieldDefinition<K, false, true> {
  return { kind, required: false, mapped: true, source: 'feed', meaning }
}

export function required<const K extends string>(kind: K, meaning: string): FieldDefinition<K, true, true> {
  return { kind, required: true, mapped: true, source: 'feed', meaning }
}

export function derived<const K extends string>(kind: K, meaning: string): FieldDefinition<K, false, false> {
  return { kind, required: false, mapped: false, source: 'derived', meaning }
}

export function derivedRequired<const K extends string>(kind: K, meaning: string): FieldDefinition<K, true, false> {
  return { kind, required: true, mapped: false, source: 'derived', meaning }
}

export function platform<const K extends string>(kind: K, meaning: string): FieldDefinition<K, true, false> {
  return { kind, required: true, mapped: false, source: 'platform', meaning }
}

export function platformOptional<const K extends string>(kind: K, meaning: string): FieldDefinition<K, false, false> {
  return { kind, required: false, mapped: false, source: 'platform', meaning }
}

/** A derived or platform field for which the feed's own value wins where it gives one. */
export function orFromFeed<K extends string, R extends boolean>(
  definition: FieldDefinition<K, R>,
): FieldDefinition<K, R, true> {
  return { ...definition, mapped: true }
}
