import { nextCapacity } from './columns.ts'

/** The slots of one owner, unordered. Removing a slot moves the last one into its place. */
export class OwnerSlots {
  readonly owner: string
  slots = new Int32Array(16)
  count = 0

  constructor(owner: string) {
    this.owner = owner
  }

  /** Returns the place, for `removeAt`. */
  add(slot: number): number {
    if (this.count === this.slots.length) {
      const slots = new Int32Array(nextCapacity(this.count, this.count + 1))
      slots.set(this.slots)
      this.slots = slots
    }
    this.slots[this.count] = slot
    this.count += 1
    return this.count - 1
  }

  /** Returns the slot that is now at `place`, or -1. */
  removeAt(place: number): number {
    this.count -= 1
    if (place === this.count) return -1
    const moved = this.slots[this.count] as number
    this.slots[place] = moved
    return moved
  }
}
