import { tables, type Generation } from './layout.ts'
import type { SphinxSession } from './session.ts'

/**
 * Moves what was written lately from the memory of the daemons to their disks, and has the parts on each disk joined.
 * The engine moves rows by itself only when its memory is full, and until then every question takes longer. Resolves
 * when the rows are moved; the daemons join the parts in the background and answer meanwhile.
 */
export async function compactTables(session: SphinxSession, generation: Generation): Promise<void> {
  for (let daemon = 0; daemon < session.daemons; daemon += 1) {
    for (const part of [tables.marketPart(generation), tables.textsPart(generation)]) {
      await session.write(daemon, `FLUSH RAMCHUNK ${part}`)
      await session.write(daemon, `OPTIMIZE INDEX ${part}`)
    }
  }
}
