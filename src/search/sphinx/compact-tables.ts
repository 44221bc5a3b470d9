import { tables, type Generation } from './layout.ts'
import type { SphinxSession } from './session.ts'

/**
 * Flushes recent rows from the memory of the daemons to disk and merges the chunks on disk. The engine flushes by
 * itself only when its memory is full, and until then every query is slower. Resolves after the flush; the daemons
 * merge the chunks in the background and answer queries meanwhile.
 */
export async function compactTables(session: SphinxSession, generation: Generation): Promise<void> {
  for (let daemon = 0; daemon < session.daemons; daemon += 1) {
    for (const part of [tables.marketPart(generation), tables.textsPart(generation)]) {
      await session.write(daemon, `FLUSH RAMCHUNK ${part}`)
      await session.write(daemon, `OPTIMIZE INDEX ${part}`)
    }
  }
}
