import '../data/store.ts'

export const listing = 1
