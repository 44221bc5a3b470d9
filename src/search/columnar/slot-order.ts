import type { SortOrder } from '../search-engine.ts'
import type { ColumnarIndex, Field } from './columnar-index.ts'
import { missingNumber } from './columns.ts'
import { missingCode, type Dictionary } from './dictionary.ts'
import { compareText } from './order-key.ts'
import { chooseTop, sink, type Order } from './top.ts'

/** The order of a query: each attribute in turn, missing values last in both directions, then the id. */
function buildSlotOrder(index: ColumnarIndex, sort: readonly SortOrder[]): Order {
  const { ids, idKeys } = index
  const byId: Order = (left, right) =>
    (idKeys[left] as number) - (idKeys[right] as number) || compareText(ids[left] as string, ids[right] as string)
  const levels = sort.map((order) => buildLevel(index, order))
  const [first, second] = levels
  if (first === undefined) return byId
  if (second === undefined) return (left, right) => first(left, right) || byId(left, right)
  return (left, right) => {
    for (const level of levels) {
      const order = level(left, right)
      if (order !== 0) return order
    }
    return byId(left, right)
  }
}

function buildLevel(index: ColumnarIndex, order: SortOrder): Order {
  const field = index.fields.get(order.attribute)
  if (field === undefined) throw new RangeError(`the index has no attribute '${order.attribute}'`)
  if ('ranks' in order) return buildRankLevel(field, order.ranks)
  const sign = order.direction === 'asc' ? 1 : -1
  if (field.numbers !== null) return buildNumberLevel(field.numbers.values, sign)
  return buildTextLevel(field, sign)
}

function buildNumberLevel(values: Int32Array, sign: 1 | -1): Order {
  return (leftSlot, rightSlot) => {
    const left = values[leftSlot] as number
    const right = values[rightSlot] as number
    if (left === right) return 0
    if (left === missingNumber) return 1
    if (right === missingNumber) return -1
    return sign * (left - right)
  }
}

interface CodedField {
  readonly dictionary: Dictionary
  readonly codeOf: (slot: number) => number
}

function requireCodes({ dictionary, store, name, part }: Field): CodedField {
  if (dictionary === null || store === null) throw new RangeError(`attribute '${name}' has no order`)
  const { column, tuples } = store
  return {
    dictionary,
    codeOf: (slot) =>
      tuples === null ? column.get(slot) : (tuples.codes[column.get(slot) * tuples.width + part] as number),
  }
}

/** The ranks stand by code, so that comparing two slots looks up no text. */
function buildRankLevel(field: Field, ranks: ReadonlyMap<string, number>): Order {
  const { dictionary, codeOf } = requireCodes(field)
  const rankOfCode = new Float64Array(dictionary.end).fill(Number.NaN)
  for (const [value, rank] of ranks) {
    const code = dictionary.find(value)
    if (code !== undefined) rankOfCode[code] = rank
  }
  return (leftSlot, rightSlot) => {
    const left = rankOfCode[codeOf(leftSlot)] as number
    const right = rankOfCode[codeOf(rightSlot)] as number
    if (left === right) return 0
    if (Number.isNaN(left)) return Number.isNaN(right) ? 0 : 1
    return Number.isNaN(right) ? -1 : left - right
  }
}

function buildTextLevel(field: Field, sign: 1 | -1): Order {
  const { dictionary, codeOf } = requireCodes(field)
  const { values } = dictionary
  return (leftSlot, rightSlot) => {
    const left = codeOf(leftSlot)
    const right = codeOf(rightSlot)
    if (left === right) return 0
    if (left === missingCode) return 1
    if (right === missingCode) return -1
    return sign * compareText(values[left] as string, values[right] as string)
  }
}

/**
 * The first `limit` slots in order. When the first sort attribute is a number, one load and one comparison exclude
 * nearly all slots.
 */
export function chooseSlots(
  index: ColumnarIndex,
  sort: readonly SortOrder[],
  slots: Int32Array,
  count: number,
  limit: number,
): number[] {
  const order = buildSlotOrder(index, sort)
  const [first] = sort
  const values = first === undefined ? null : (index.fields.get(first.attribute)?.numbers?.values ?? null)
  if (values === null || first === undefined || 'ranks' in first || limit === 0 || count <= limit)
    return chooseTop(slots, count, limit, order)
  // The rank sorts ascending; missing values rank after the greatest value.
  const sign = first.direction === 'asc' ? 1 : -1
  const heap: number[] = []
  for (let at = 0; at < limit; at += 1) heap.push(slots[at] as number)
  for (let at = (limit >> 1) - 1; at >= 0; at -= 1) sink(heap, at, order)
  let worst = rankOf(values[heap[0] as number] as number, sign)
  for (let at = limit; at < count; at += 1) {
    const slot = slots[at] as number
    const rank = rankOf(values[slot] as number, sign)
    if (rank > worst || (rank === worst && order(slot, heap[0] as number) >= 0)) continue
    heap[0] = slot
    sink(heap, 0, order)
    worst = rankOf(values[heap[0]] as number, sign)
  }
  return heap.sort(order)
}

function rankOf(value: number, sign: number): number {
  return value === missingNumber ? 4_294_967_296 : value * sign
}
