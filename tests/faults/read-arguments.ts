import { parseArgs } from 'node:util'
import type { StoreKind } from './plan.ts'

export type Arguments =
  | { readonly ok: true; readonly seeds: readonly number[]; readonly stores: readonly StoreKind[] }
  | { readonly ok: false; readonly error: string }

const usage =
  'npm run faults -- [--seed N | --seeds N [--from N]] [--store sqlite|postgres]\n' +
  '  --seed N    runs one seed again\n' +
  '  --seeds N   runs N seeds (default 10)\n' +
  '  --from N    the first of them (default 1)\n' +
  '  --store     sqlite (one node) or postgres (several); default: both'

/** Reads the command line; an error says what is wrong and what there is. */
export function readArguments(given: readonly string[]): Arguments {
  try {
    const { values } = parseArgs({
      args: [...given],
      options: {
        seed: { type: 'string' },
        seeds: { type: 'string' },
        from: { type: 'string' },
        store: { type: 'string' },
      },
    })
    if (values.seed !== undefined && (values.seeds !== undefined || values.from !== undefined))
      throw new Error('--seed names one seed; --seeds and --from do not go with it')
    const count = values.seed === undefined ? readNumber('--seeds', values.seeds, 10) : 1
    const first =
      values.seed === undefined ? readNumber('--from', values.from, 1) : readNumber('--seed', values.seed, 1)
    const stores: readonly StoreKind[] = values.store === undefined ? ['sqlite', 'postgres'] : [readStore(values.store)]
    return { ok: true, seeds: Array.from({ length: count }, (_, index) => first + index), stores }
  } catch (error) {
    return { ok: false, error: `${error instanceof Error ? error.message : String(error)}\n\n${usage}` }
  }
}

function readNumber(name: string, text: string | undefined, standard: number): number {
  if (text === undefined) return standard
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error(`${name} is '${text}'; expected a whole number from 1 to 999999`)
  return Number(text)
}

function readStore(text: string): StoreKind {
  if (text === 'sqlite' || text === 'postgres') return text
  throw new Error(`--store is '${text}'; expected sqlite or postgres`)
}
