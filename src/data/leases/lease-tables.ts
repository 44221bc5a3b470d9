export interface LeaseTable {
  name: string
  holder: string
  /** Epoch milliseconds. */
  leased_until: number
}
