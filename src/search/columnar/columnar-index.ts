import type { AttributeDefinition, AttributeValue, IndexSchema, SearchDocument } from '../search-engine.ts'
import { CodeColumn, missingNumber, nextCapacity, NumberColumn } from './columns.ts'
import { Dictionary, type ValueTable } from './dictionary.ts'
import { elementBytes, mapEntryBytes, textBytes } from './memory.ts'
import { OwnerSlots } from './owner-slots.ts'
import { buildOrderKey } from './order-key.ts'
import { SetTable } from './set-table.ts'
import { TupleTable } from './tuple-table.ts'

/** One attribute, as queries read it. */
export interface Field {
  readonly name: string
  readonly definition: AttributeDefinition
  /** The single values; null for a number that is not counted. */
  readonly dictionary: Dictionary | null
  /** For `keywords` only: the sets that the codes stand for. */
  readonly sets: SetTable | null
  /** For `number` only. */
  readonly numbers: NumberColumn | null
  /** The column that holds the codes; null without a dictionary. */
  readonly store: Store | null
  /** Index of the attribute within the store's tuples; 0 when the store has no tuples. */
  readonly part: number
}

/** One column of codes, either of a single attribute or of the tuples of a joint group. */
export interface Store {
  readonly column: CodeColumn
  readonly table: ValueTable | null
  readonly tuples: TupleTable | null
  readonly names: readonly string[]
}

/**
 * The documents of an index, by slot. A slot is an index into every column. A document keeps its slot until it is
 * removed; the next new document then reuses it.
 */
export class ColumnarIndex {
  readonly fields: ReadonlyMap<string, Field>
  readonly #stores: readonly Store[]
  readonly #numbers: readonly Field[]
  readonly #slots = new Map<string, number>()
  readonly #freeSlots: number[] = []
  /** Estimated bytes of the texts of the ids. */
  #idBytes = 0
  /** Slot → id. */
  readonly ids: string[] = []
  /** Slot → number that sorts like the first characters of the id. */
  idKeys = new Float64Array(64)
  readonly #owners = new Map<string, OwnerSlots>()
  /** Slot → its owner; null: the slot is free. */
  readonly #ownerOf: (OwnerSlots | null)[] = []
  /** Slot → place in its owner's list. */
  #places = new Int32Array(64)

  constructor(schema: IndexSchema) {
    const built = buildFields(schema, 64)
    this.fields = built.fields
    this.#stores = built.stores
    this.#numbers = [...built.fields.values()].filter((field) => field.numbers !== null)
  }

  get size(): number {
    return this.#slots.size
  }

  /** Estimated memory of everything that documents take; see `memory.ts`. */
  get bytes(): number {
    let bytes = this.#idBytes + this.#slots.size * mapEntryBytes + this.ids.length * 2 * elementBytes
    bytes += this.idKeys.byteLength + this.#places.byteLength
    for (const { column, tuples } of this.#stores) bytes += column.bytes + (tuples?.bytes ?? 0)
    for (const { dictionary, sets, numbers } of this.fields.values())
      bytes += ((sets ?? dictionary)?.bytes ?? 0) + (numbers?.values.byteLength ?? 0)
    for (const { slots } of this.#owners.values()) bytes += slots.byteLength
    return bytes
  }

  /** Slots are numbered from 0 to below this. */
  get end(): number {
    return this.ids.length
  }

  isFree(slot: number): boolean {
    return this.#ownerOf[slot] === null
  }

  ownerSlots(owner: string): OwnerSlots | undefined {
    return this.#owners.get(owner)
  }

  listIds(owner: string): readonly string[] {
    const owned = this.#owners.get(owner)
    if (owned === undefined) return []
    return Array.from(owned.slots.subarray(0, owned.count), (slot) => this.ids[slot] as string)
  }

  /** Adds or replaces a document that `requireDocument` has accepted. */
  upsert(document: SearchDocument): void {
    const known = this.#slots.get(document.id)
    const slot = known ?? this.#takeSlot(document.id)
    for (const store of this.#stores) this.#put(store, slot, document, known !== undefined)
    for (const field of this.#numbers) {
      const value = document.attributes[field.name] ?? null
      if (field.numbers !== null) field.numbers.values[slot] = typeof value === 'number' ? value : missingNumber
    }
    this.#own(slot, document.owner)
  }

  remove(id: string): void {
    const slot = this.#slots.get(id)
    if (slot === undefined) return
    for (const store of this.#stores) releaseCode(store, store.column.get(slot))
    this.#disown(slot)
    this.#slots.delete(id)
    this.#idBytes -= textBytes(id)
    this.ids[slot] = ''
    this.#freeSlots.push(slot)
  }

  /**
   * Most values of an update are unchanged. The code checks this first, so that they need no table look-ups and no
   * tokens.
   */
  #put({ column, table, tuples, names }: Store, slot: number, { attributes }: SearchDocument, isKnown: boolean): void {
    const old = column.get(slot)
    if (tuples === null) {
      const value = attributes[names[0] as string] ?? null
      if (table === null || (isKnown && table.holds(old, value))) return
      column.set(slot, table.acquire(value))
      if (isKnown) table.release(old)
      return
    }
    const values: AttributeValue[] = []
    for (const name of names) values.push(attributes[name] ?? null)
    if (isKnown && tuples.holds(old, values)) return
    column.set(slot, tuples.acquire(values))
    if (isKnown) tuples.release(old)
  }

  #takeSlot(id: string): number {
    const slot = this.#freeSlots.pop() ?? this.ids.length
    if (slot >= this.#places.length) this.#grow(nextCapacity(this.#places.length, slot + 1))
    this.ids[slot] = id
    this.idKeys[slot] = buildOrderKey(id)
    this.#ownerOf[slot] = null
    this.#slots.set(id, slot)
    this.#idBytes += textBytes(id)
    return slot
  }

  #own(slot: number, owner: string): void {
    let slots = this.#owners.get(owner)
    if (slots !== undefined && slots === this.#ownerOf[slot]) return
    this.#disown(slot)
    if (slots === undefined) {
      slots = new OwnerSlots(owner)
      this.#owners.set(owner, slots)
    }
    this.#ownerOf[slot] = slots
    this.#places[slot] = slots.add(slot)
  }

  /** An owner without documents is forgotten, since a node serves many sites in turn. */
  #disown(slot: number): void {
    const slots = this.#ownerOf[slot] ?? null
    if (slots === null) return
    const place = this.#places[slot] as number
    const moved = slots.removeAt(place)
    if (moved >= 0) this.#places[moved] = place
    this.#ownerOf[slot] = null
    if (slots.count === 0) this.#owners.delete(slots.owner)
  }

  #grow(capacity: number): void {
    for (const store of this.#stores) store.column.grow(capacity)
    for (const field of this.#numbers) field.numbers?.grow(capacity)
    const keys = new Float64Array(capacity)
    keys.set(this.idKeys)
    this.idKeys = keys
    const places = new Int32Array(capacity)
    places.set(this.#places)
    this.#places = places
  }
}

function releaseCode(store: Store, code: number): void {
  if (store.tuples === null) store.table?.release(code)
  else store.tuples.release(code)
}

function buildFields(
  schema: IndexSchema,
  capacity: number,
): { readonly fields: ReadonlyMap<string, Field>; readonly stores: readonly Store[] } {
  const tables = new Map<string, { readonly dictionary: Dictionary; readonly sets: SetTable | null }>()
  const groups = new Map<string, string[]>()
  for (const [name, definition] of Object.entries(schema)) {
    if (definition.kind === 'number' && definition.counted !== true) continue
    const dictionary = new Dictionary(definition.text !== undefined)
    tables.set(name, { dictionary, sets: definition.kind === 'keywords' ? new SetTable(dictionary) : null })
    const group = definition.joint === undefined ? `attribute ${name}` : `group ${definition.joint}`
    groups.set(group, [...(groups.get(group) ?? []), name])
  }
  const stores = [...groups.values()].map((names): Store => {
    const parts = names.flatMap((name) => tables.get(name) ?? []).map((table) => table.sets ?? table.dictionary)
    const alone = parts.length === 1 ? (parts[0] ?? null) : null
    return {
      column: new CodeColumn(capacity),
      table: alone,
      tuples: alone === null ? new TupleTable(parts) : null,
      names,
    }
  })
  const fields = new Map<string, Field>()
  for (const [name, definition] of Object.entries(schema)) {
    const store = stores.find((one) => one.names.includes(name)) ?? null
    fields.set(name, {
      name,
      definition,
      dictionary: tables.get(name)?.dictionary ?? null,
      sets: tables.get(name)?.sets ?? null,
      numbers: definition.kind === 'number' ? new NumberColumn(capacity) : null,
      store,
      part: store?.names.indexOf(name) ?? 0,
    })
  }
  return { fields, stores }
}

/** Writes the field's codes of `count` slots to `out`. */
export function gatherFieldCodes(field: Field, slots: Int32Array, count: number, out: Int32Array): void {
  const { store } = field
  if (store === null) throw new RangeError(`attribute '${field.name}' has no values to count`)
  store.column.gather(slots, count, out)
  if (store.tuples === null) return
  const { codes, width } = store.tuples
  const { part } = field
  for (let at = 0; at < count; at += 1) out[at] = codes[(out[at] as number) * width + part] as number
}
