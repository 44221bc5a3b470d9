export type Json = string | number | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [name: string]: Json
}

/**
 * Drops what is not known: null, undefined, '' and empty lists. Consumers treat a missing property as unknown, but may
 * read '' or null as a value.
 */
export function known(entries: Readonly<Record<string, Json | null | undefined>>): JsonObject {
  return Object.fromEntries(
    Object.entries(entries).filter(
      (entry): entry is [string, Json] =>
        entry[1] !== null &&
        entry[1] !== undefined &&
        entry[1] !== '' &&
        !(Array.isArray(entry[1]) && entry[1].length === 0),
    ),
  )
}
