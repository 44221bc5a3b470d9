import type { FieldDefinition, FieldTable } from '#domain/vehicle/field-definition.ts'
import { vehicleFields } from '#domain/vehicle/vehicle-fields.ts'
import { isPartKind, partsByKind } from '#domain/vehicle/vehicle-parts.ts'

/** How a value of each kind without parts is written in a feed. */
const writtenAs: Readonly<Record<string, string>> = {
  text: 'text',
  integer: 'whole number',
  number: 'number',
  cents: 'dollars, `32990` or `32990.50`',
  boolean: 'true or false',
  instant: 'moment, `2026-11-20T01:02:03Z`',
  date: 'date, `2027-03-31`',
  epochSeconds: 'seconds since 1970 (UTC)',
  texts: 'list of text',
  facts: 'values by label',
  carType: 'new, used or demo',
  itemType: 'car, motorcycle or caravan',
  priceType: 'drive_away, estimated_drive_away, egc, eegc or poa',
}

const sources: Readonly<Record<FieldDefinition['source'], string>> = {
  feed: 'feed',
  derived: 'computed by the import',
  platform: 'kept by the platform',
}

const sourceOf = ({ source, mapped }: FieldDefinition): string =>
  source !== 'feed' && mapped ? `feed, else ${sources[source]}` : sources[source]

function describeKind(kind: string): string {
  if (!isPartKind(kind)) return writtenAs[kind] ?? kind
  const { holds } = partsByKind[kind]
  return { one: 'group', list: 'list of groups', byName: 'groups by name' }[holds]
}

/** A path in a CSV: parts of a list have no index, those by a name have a placeholder. */
function* listFields(fields: FieldTable, before: string): Generator<readonly [path: string, FieldDefinition]> {
  for (const [name, definition] of Object.entries(fields)) {
    const path = `${before}${name}`
    yield [path, definition]
    if (!isPartKind(definition.kind)) continue
    const { holds, fields: inner } = partsByKind[definition.kind]
    yield* listFields(inner, holds === 'one' ? `${path}.` : holds === 'list' ? `${path}[].` : `${path}.<name>.`)
  }
}

const escape = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll('<', '&lt;')

/** The text of docs/reference/vehicle-fields.md: every field of a vehicle, as feeds name it (STOCK-01). */
export function buildVehicleFieldPage(): string {
  const fields = [...listFields(vehicleFields, '')]
  return [
    '# Vehicle fields',
    '',
    '<!-- Written by scripts/generate-reference.ts from src/domain/vehicle; change the tables there, then run it. -->',
    '',
    `The ${fields.length} fields of a vehicle, with the names that feeds, mappings, search and \`view.json\` use. ` +
      '`docs/guides/feeds.md` explains how a feed fills them.',
    'A field without a value is null; `always` marks those that every vehicle has. A dot leads into a group, `[]` ' +
      'stands for each entry of a list, `<name>` for a name such as a lender’s. Amounts of money are dollars in a ' +
      'feed and whole cents in the platform.',
    '',
    '| field | written as | comes from | always | meaning |',
    '|---|---|---|---|---|',
    ...fields.map(
      ([path, definition]) =>
        `| \`${path}\` | ${escape(describeKind(definition.kind))} | ${sourceOf(definition)} | ` +
        `${definition.required ? 'always' : ''} | ${escape(definition.meaning)} |`,
    ),
    '',
  ].join('\n')
}
