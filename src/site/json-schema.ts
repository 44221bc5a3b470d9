import { z } from 'zod'
import { fieldNotes } from './schema/field.ts'
import { siteSchema } from './schema/site-schema.ts'

/**
 * The schema as JSON Schema (draft 7, which editors' YAML support reads), with the effect, unit and requirement ids of
 * each field as its description. It says what a file may hold; rules between values are `sites check`'s alone.
 */
function buildJsonSchema(): Record<string, unknown> {
  const schema = z.toJSONSchema(siteSchema, {
    io: 'input',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => {
      // The walk hands out core types; every schema here was made by the classic zod.
      if (!(zodSchema instanceof z.ZodType)) return
      const note = fieldNotes.get(zodSchema)
      if (note === undefined) return
      const unit = note.unit === undefined ? '' : ` Unit: ${note.unit}.`
      jsonSchema.description = `${note.effect}.${unit} (${note.rows.join(', ')})`
      if (zodSchema instanceof z.ZodPrefault) delete jsonSchema.default
    },
  })
  return { ...schema, title: 'Forecourt site' }
}

/** The text of docs/reference/site.schema.json. */
export function formatJsonSchema(): string {
  return `${JSON.stringify(buildJsonSchema(), null, 1)}\n`
}
