import { setFlagsFromString } from 'node:v8'

/**
 * Has V8 allocate what pages are made of in the young generation, where it dies within a few milliseconds. By its own
 * statistics V8 takes the elements of React for long-lived, because those of the page under way survive a small
 * collection, and allocates them in the old generation from then on (allocation site pretenuring). There each dead
 * page keeps what it refers to alive: half a megabyte a page outlived every small collection, which copied it, until a
 * full one.
 */
export function keepPagesYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring')
}
