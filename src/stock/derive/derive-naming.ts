import type { FieldProblem } from '../mapping/row-mapper.ts'
import type { MappedVehicle } from '../mapping/targets.ts'
import { resolveMakeModel } from './make-model.ts'
import { respellModel } from './models.ts'
import { readTitle } from './title/read-title.ts'

/** What the vehicle is called, and what its title says where the feed has no value. */
export interface Naming {
  readonly make: string
  readonly model: string
  readonly badge: string | null
  readonly series: string | null
  readonly name: string
  readonly make_model: string
  readonly trans: string | null
  readonly drive: string | null
  readonly body: string | null
  /** Of the feed, else the one that the title begins with. */
  readonly year: number | null
}

/** The years that a title may begin with: '2019 Toyota HiLux SR5'. */
export interface YearRange {
  readonly least: number
  readonly most: number
}

/** The year at the head of a title that names the make behind it; null: none, or no vehicle is of that year. */
function readTitleYear(title: string, { least, most }: YearRange): number | null {
  const year = Number(/^\s*((?:19|20)\d\d)\s/.exec(title)?.[1] ?? Number.NaN)
  return year >= least && year <= most ? year : null
}

/**
 * Resolves make and model, and takes badge, series, gearbox, drive and body from the title where the feed gives none,
 * and the year from a title that begins with it (`years`: null where the feed gives a year of its own).
 * Adds a problem and returns null when the row names no make or no model.
 */
export function deriveNaming(
  mapped: MappedVehicle,
  given: { readonly year: number | null; readonly years: YearRange | null },
  problems: FieldProblem[],
): Naming | null {
  if (mapped.make === null) {
    problems.push({ field: 'make', reason: 'missing', value: null })
    if (mapped.model === null) problems.push({ field: 'model', reason: 'missing', value: null })
    return null
  }
  const title = mapped.carsales_title ?? mapped.name
  const resolved = resolveMakeModel(mapped.make, mapped.model ?? '', title)
  if (resolved.model === null) {
    problems.push({
      field: 'model',
      reason: mapped.model === null ? 'missing' : 'cannot be told from make, model and title',
      value: mapped.model,
    })
    return null
  }
  const { make, model, titleRest, titleAfterMake } = resolved
  const hasBody = mapped.body !== null || (mapped.variant?.bodyconfiguration ?? null) !== null
  const isComplete = ![mapped.badge, mapped.series, mapped.trans, mapped.drive].includes(null) && hasBody
  const fromTitle = readTitle(isComplete ? '' : (titleRest ?? titleAfterMake ?? ''), make, model)
  const badge = mapped.badge ?? (titleRest === null ? null : fromTitle.badge)
  const series = mapped.series ?? (titleRest === null ? null : fromTitle.series)
  const make_model = `${make} ${model}`
  const isTitled = title !== null && titleAfterMake !== null
  const year = given.years === null || !isTitled ? given.year : readTitleYear(title, given.years)
  const ownName = mapped.name === null ? null : respellModel(make, model, mapped.name)
  const name = ownName ?? [year, make_model, badge, series].filter((part) => part !== null).join(' ')
  return {
    make,
    model,
    badge,
    series,
    name,
    make_model,
    trans: mapped.trans ?? fromTitle.gearbox,
    drive: mapped.drive ?? fromTitle.drive,
    body: hasBody ? mapped.body : fromTitle.body,
    year,
  }
}
