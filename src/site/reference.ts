import { formatLayer } from './format-layer.ts'
import { formatJsonSchema } from './json-schema.ts'
import { listSwitches, type Switch } from './list-switches.ts'
import { searchPresets, type SearchPreset } from './search-presets.ts'
import { templates } from './templates/templates.ts'
import { buildVehicleFieldPage } from './vehicle-reference.ts'

/** Generated documents by path from the project's root; a test compares them with the stored files (TEN-06). */
export function buildReferenceFiles(): Readonly<Record<string, string>> {
  return {
    'docs/reference/site.schema.json': formatJsonSchema(),
    'docs/reference/site-configuration.md': buildReferencePage(),
    'docs/reference/vehicle-fields.md': buildVehicleFieldPage(),
  }
}

const escape = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;')
const code = (text: string) => `\`${text.replaceAll('`', "'").replaceAll('|', '\\|')}\``

const maxPreset = 90

function formatRow({ path, type, preset, effect, unit, rows, section, planned }: Switch): string {
  const shown =
    preset === null
      ? section
        ? ''
        : '*required*'
      : code(preset.length > maxPreset ? `${preset.slice(0, maxPreset - 1)}…` : preset)
  const words = unit === null ? effect : `${effect} (${unit})`
  const effectCell = `${planned ? '*No effect yet.* ' : ''}${escape(words)}`
  return `| ${code(path)} | ${escape(type)} | ${shown} | ${effectCell} | ${rows.join(', ')} |`
}

const formatPresetFacet = ({ attribute, control }: SearchPreset['facets'][number]) =>
  control === 'checkbox' ? attribute : `${attribute} (${control})`

const tableHead = '| setting | type | default | effect | rows |\n|---|---|---|---|---|'

/** The text of docs/reference/site-configuration.md. */
function buildReferencePage(): string {
  const switches = listSwitches()
  const groups = Map.groupBy(switches, ({ path }) => path.split(/[.[]/, 1)[0] ?? path)
  const alone = [...groups.values()].filter((group) => group.length === 1).flat()
  const grouped = [...groups].filter(([, group]) => group.length > 1)
  const count = switches.filter(({ section }) => !section).length
  return [
    '# Site configuration',
    '',
    '<!-- Written by scripts/generate-reference.ts from src/site/schema; change the schema, then run it. -->',
    '',
    'A dealer site is one YAML file in `sites/`. It gives `slug`, `template` and `name`, and whatever differs from ' +
      `its template and the platform defaults: ${count} settings in all.`,
    'A group of settings merges setting by setting; a list, an entry of a list, and an entry that may be null are ' +
      'taken whole; what is left out is inherited; `null` says "none".',
    'Amounts are whole Australian dollars unless a unit says otherwise. Secrets never stand in a file: a setting ' +
      'names an environment variable of the site, `env:FORECOURT_SITE_<SLUG>__<NAME>`, ' +
      '`FORECOURT_SITE_BAY_MOTORS__QUOTE_KEY` for the site `bay-motors`.',
    'Settings marked *No effect yet* belong to screens that are still to come; `sites check` names those that a file ' +
      'gives.',
    '`forecourt sites check` reports every mistake with file, line and path; ' +
      '`forecourt sites explain <site> [path]` shows where a value comes from.',
    '',
    '## The site',
    '',
    tableHead,
    ...alone.map(formatRow),
    '',
    ...grouped.flatMap(([name, group]) => [
      `## ${name}`,
      '',
      ...(group[0]?.section === true ? [`${escape(group[0].effect)}.`, ''] : []),
      tableHead,
      ...group.filter(({ section }) => !section).map(formatRow),
      '',
    ]),
    '## Search presets',
    '',
    'Values of `search.preset`: facets in order, with their control where it is not a checkbox list.',
    '',
    '| preset | name | for | facets |',
    '|---|---|---|---|',
    ...Object.entries(searchPresets).map(
      ([number, { name, meaning, facets }]) =>
        `| ${number} | ${name} | ${meaning} | ${facets.map(formatPresetFacet).join(', ')} |`,
    ),
    '',
    '## Templates',
    '',
    ...Object.values(templates).flatMap(({ name, meaning, values }) => [
      `### ${name}`,
      '',
      `${meaning}. It sets:`,
      '',
      '| setting | value |',
      '|---|---|',
      ...formatLayer(values).map(
        ({ path, value }) => `| ${code(path)} | ${code(value.length > 120 ? `${value.slice(0, 119)}…` : value)} |`,
      ),
      '',
    ]),
  ].join('\n')
}
