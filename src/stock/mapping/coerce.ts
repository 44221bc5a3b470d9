import type { FieldTable } from '#domain/vehicle/field-definition.ts'
import type { FieldKind } from '#domain/vehicle/vehicle-fields.ts'
import {
  isPartKind,
  lenderFields,
  partsByKind,
  type FinanceLender,
  type FinanceLenders,
  type PartKind,
  type VehicleImage,
} from '#domain/vehicle/vehicle-parts.ts'
import { cleanFeedText } from './clean-feed-text.ts'
import { readFinanceTerm } from './finance-terms.ts'
import { parseMoney } from './parse-money.ts'
import {
  parseBoolean,
  parseDate,
  parseEpochSeconds,
  parseInstant,
  parseInteger,
  parseList,
  parseNumber,
  parseObject,
  parseText,
} from './parse-values.ts'
import type { DateReading, Parsed } from './parse-values.ts'
import { parseCarType, parseItemType, parsePriceType } from './parse-words.ts'

export interface CoerceOptions extends DateReading {
  readonly prices: 'dollars' | 'cents'
  /** Separator of texts that hold lists; null: detected from the text. */
  readonly separator: string | null
  /** Most characters of a text. */
  readonly textLimit: number
  /** Whether an amount is a price of the vehicle, so that an amount per week is refused. Absent: no. */
  readonly isPrice?: boolean
  /** Whether the value was converted from another unit, so that whole numbers are rounded. Absent: no. */
  readonly rounds?: boolean
  /** Called for each part of a value that is left out while the rest is kept. */
  readonly warn: (path: string, reason: string, value: unknown) => void
}

type Coerce = (value: unknown, options: CoerceOptions) => Parsed<unknown>

/** Kinds whose parts can be read by their field table alone. */
type RecordKind = Exclude<PartKind, 'images' | 'lenders' | 'location' | 'address'>

const byKind: Readonly<Record<Exclude<FieldKind, RecordKind>, Coerce>> = {
  text: (value, options) => parseText(value, options.textLimit),
  integer: (value, options) => parseInteger(value, options.rounds),
  number: parseNumber,
  cents: (value, options) => parseMoney(value, options.prices, options.isPrice),
  boolean: parseBoolean,
  instant: parseInstant,
  date: parseDate,
  epochSeconds: parseEpochSeconds,
  texts: coerceTexts,
  carType: parseCarType,
  itemType: parseItemType,
  priceType: parsePriceType,
  images: coerceImages,
  lenders: coerceLenders,
  /** A mapping names the location and does not describe it. */
  location: (value, options) => parseText(value, options.textLimit),
}

/**
 * Converts a raw value to the kind of its field. Leaves out unreadable parts with a warning; returns `ok: false` when
 * the whole value is unreadable.
 */
export function coerce(kind: FieldKind, value: unknown, options: CoerceOptions): Parsed<unknown> {
  return isRecordKind(kind) ? coerceRecord(partsByKind[kind].fields, value, options) : byKind[kind](value, options)
}

function isRecordKind(kind: FieldKind): kind is RecordKind {
  return isPartKind(kind) && !Object.hasOwn(byKind, kind)
}

const mostItems = 500

function coerceTexts(value: unknown, options: CoerceOptions): Parsed<readonly string[]> {
  const list = parseList(value, options.separator)
  if (!list.ok || list.value === null) return list.ok ? { ok: true, value: [] } : list
  const texts = new Set<string>()
  for (const item of list.value.slice(0, mostItems)) {
    const text = parseText(typeof item === 'object' && item !== null && 'name' in item ? item.name : item, 2_000)
    if (!text.ok) options.warn('', text.reason, item)
    else if (text.value !== null) texts.add(text.value)
  }
  return { ok: true, value: [...texts] }
}

/** Addresses may contain commas and semicolons, so these separate entries only where another address follows. */
function splitAddresses(text: string): Parsed<readonly unknown[]> {
  if (text.trimStart().startsWith('[')) return parseList(text, null)
  return { ok: true, value: text.includes('|') ? text.split('|') : cutBeforeAddresses(text.trim()) }
}

/** Splits the text before each word that begins an address, in one pass. */
function cutBeforeAddresses(text: string): readonly string[] {
  const starts = [...text.matchAll(/[^\s,;]+/g)]
    .filter(([word], index) => index === 0 || /^(?:https?:\/)?\//.test(word))
    .map(({ index }) => index)
  return starts.map((start, index) => trimEndSeparators(text.slice(start, starts[index + 1])))
}

function trimEndSeparators(text: string): string {
  let end = text.length
  while (end > 0 && /[\s,;]/.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Accepts https addresses and the platform's own pictures, because browsers block pictures over http. */
function coerceImages(value: unknown, options: CoerceOptions): Parsed<readonly VehicleImage[]> {
  const list =
    typeof value === 'string' && options.separator === null
      ? splitAddresses(value)
      : parseList(value, options.separator)
  if (!list.ok || list.value === null) return list.ok ? { ok: true, value: [] } : list
  const images = new Map<string, VehicleImage>()
  for (const item of list.value.slice(0, mostItems)) {
    if (typeof item === 'string' && item.length < 2_000 && isImageAddress(item)) {
      images.set(item, { url: item, alt: null })
      continue
    }
    const given = typeof item === 'object' && item !== null ? (item as Readonly<Record<string, unknown>>) : null
    const url = parseText(
      given === null ? item : (given['url'] ?? given['@url'] ?? given['src'] ?? given['#text']),
      2_000,
    )
    const alt = parseText(given?.['alt'], 500)
    if (!url.ok || url.value === null) continue
    if (isImageAddress(url.value)) images.set(url.value, { url: url.value, alt: alt.ok ? alt.value : null })
    else options.warn('', 'not an https address of a public host, left out', url.value)
  }
  return { ok: true, value: [...images.values()] }
}

function isImageAddress(url: string): boolean {
  if (url.startsWith('/')) return /^\/(?!\/)[\w./-]+$/.test(url)
  return /^https:\/\/[^\s\p{Cc}]+$/iu.test(url) && isPublicName(URL.parse(url)?.hostname ?? '')
}

/**
 * Whether a host has a name of the internet. Where the site lists no picture hosts the visitor's browser asks for the
 * picture, and a feed may not choose what it asks for in the visitor's own network.
 */
function isPublicName(host: string): boolean {
  // The parser writes every spelling of an IPv4 address as four decimal parts.
  return (
    host.includes('.') && !/^\[|^[\d.]+$|\.(?:localhost|local|internal|lan|home\.arpa)\.?$|^localhost\.$/.test(host)
  )
}

/** Most characters of a text inside a part. */
const partTextLimit = 20_000
/** Most labels of `facts`. */
const mostFacts = 200

interface ReadParts {
  readonly parts: Readonly<Record<string, unknown>>
  /** Whether any of the parts holds a value. */
  readonly known: boolean
}

function readParts(
  fields: FieldTable,
  given: Readonly<Record<string, unknown>>,
  path: string,
  options: CoerceOptions,
): ReadParts {
  const parts: Record<string, unknown> = {}
  let known = false
  for (const [name, { kind }] of Object.entries(fields)) {
    if (kind === 'facts') {
      const facts = readFacts(name, fields, given, options)
      parts[name] = facts
      if (Object.keys(facts).length > 0) known = true
      continue
    }
    const value = given[name]
    const parsed = kind === 'text' ? parseText(value, partTextLimit) : coerce(kind as FieldKind, value, options)
    if (!parsed.ok) options.warn(`${path}${name}`, parsed.reason, value)
    parts[name] = parsed.ok ? parsed.value : null
    if (parts[name] !== null) known = true
  }
  return { parts, known }
}

/** The values under `name`, and those beside it that the table does not list. */
function readFacts(
  name: string,
  fields: FieldTable,
  given: Readonly<Record<string, unknown>>,
  options: CoerceOptions,
): Readonly<Record<string, unknown>> {
  const facts: Record<string, unknown> = {}
  const further = given[name]
  const loose = Object.entries(given).filter(([label]) => !Object.hasOwn(fields, label))
  const inside = typeof further === 'object' && further !== null ? Object.entries(further) : []
  for (const [key, fact] of [...loose, ...inside].slice(0, mostFacts)) {
    // The name of an XML element or of a column may hold no space.
    const label = cleanFeedText(key).replaceAll('_', ' ').trim()
    if (typeof fact === 'number' || typeof fact === 'boolean') facts[label] = fact
    else {
      const text = parseText(fact, 2_000)
      if (!text.ok) options.warn(`${name}.${label}`, text.reason, fact)
      else if (text.value !== null) facts[label] = text.value
    }
  }
  return facts
}

/** Returns null when no part has a value. */
function coerceRecord(fields: FieldTable, value: unknown, options: CoerceOptions): Parsed<unknown> {
  const given = parseObject(value)
  if (!given.ok || given.value === null) return given
  const { parts, known } = readParts(fields, given.value, '', options)
  return { ok: true, value: known ? parts : null }
}

function coerceLenders(value: unknown, options: CoerceOptions): Parsed<FinanceLenders> {
  const given = parseObject(value)
  if (!given.ok || given.value === null) return given.ok ? { ok: true, value: null } : given
  const lenders: Record<string, FinanceLender> = {}
  for (const [provider, offer] of Object.entries(given.value)) {
    const read = parseObject(offer)
    if (!read.ok) options.warn(provider, read.reason, offer)
    if (!read.ok || read.value === null) continue
    const offered = { ...read.value, ...readFinanceTerm(read.value) }
    const { parts, known } = readParts(lenderFields, offered, `${provider}.`, options)
    if (known) lenders[provider] = parts as unknown as FinanceLender
  }
  return { ok: true, value: Object.keys(lenders).length === 0 ? null : lenders }
}
