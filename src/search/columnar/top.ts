/** Negative: `left` comes first. Never 0 for two different members. */
export type Order = (left: number, right: number) => number

/**
 * The first `limit` of the first `count` members, in order.
 *
 * A heap holds the best so far with the worst of them on top: a member that is not better than the top is passed over
 * after one comparison, and after a few hundred members nearly all are.
 */
export function chooseTop(members: Int32Array, count: number, limit: number, order: Order): number[] {
  if (limit === 0 || count === 0) return []
  if (count <= limit) return Array.from(members.subarray(0, count)).sort(order)
  const heap: number[] = []
  for (let at = 0; at < limit; at += 1) heap.push(members[at] as number)
  for (let at = (limit >> 1) - 1; at >= 0; at -= 1) sink(heap, at, order)
  for (let at = limit; at < count; at += 1) {
    const member = members[at] as number
    if (order(member, heap[0] as number) >= 0) continue
    heap[0] = member
    sink(heap, 0, order)
  }
  return heap.sort(order)
}

/** Restores the heap below `at`: a parent never comes before its children. */
export function sink(heap: number[], at: number, order: Order): void {
  const member = heap[at] as number
  let place = at
  for (;;) {
    let child = place * 2 + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && order(heap[child + 1] as number, heap[child] as number) > 0) child += 1
    if (order(heap[child] as number, member) <= 0) break
    heap[place] = heap[child] as number
    place = child
  }
  heap[place] = member
}
