import fc from 'fast-check'
import { z } from 'zod'
import type { Layer } from './merge-layers.ts'
import { nodeOf, unwrap } from './schema/node-of.ts'

/** Values for rules that random text would hardly ever meet: whatever of these the schema takes. */
const samples: readonly unknown[] = [
  'toyota',
  'Some words',
  '/some-page',
  '/some-page/',
  'https://www.dealer.example/x',
  'https://tiles.dealer.example/{z}/{x}/{y}.png',
  'www.dealer.example',
  '08 5550 0123',
  'a@dealer.example',
  '#123abc',
  'Australia/Hobart',
  '2026-02-28',
  '08:30',
  'env:SOME_KEY',
  'GTM-ABCD12',
  '+61 8 5550 0123',
  `SHA256:${'a'.repeat(43)}`,
]

function valueArbitrary(schema: z.ZodType): fc.Arbitrary<unknown> {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodUnion)
    return fc.oneof(...inner.options.map((option) => valueArbitrary(option as z.ZodType)))
  if (inner instanceof z.ZodPipe) return valueArbitrary(inner.in as z.ZodType)
  const bare =
    inner instanceof z.ZodBoolean
      ? fc.boolean()
      : inner instanceof z.ZodEnum
        ? fc.constantFrom(...(inner.options as string[]))
        : inner instanceof z.ZodLiteral
          ? fc.constantFrom(...inner.values)
          : inner instanceof z.ZodNumber
            ? fc.integer({
                min: Math.ceil(Math.max(inner.minValue ?? 0, -1_000_000)),
                max: Math.floor(Math.min(inner.maxValue ?? 1_000_000, 1_000_000)),
              })
            : inner instanceof z.ZodTuple
              ? fc.tuple(...inner.def.items.map((item) => valueArbitrary(item as z.ZodType)))
              : inner instanceof z.ZodArray
                ? fc.array(valueArbitrary(inner.element as z.ZodType), { maxLength: 2 })
                : inner instanceof z.ZodObject
                  ? layerArbitrary(inner.shape, true)
                  : fc.constantFrom(...samples)
  const plain = inner instanceof z.ZodBoolean || inner instanceof z.ZodEnum || inner instanceof z.ZodLiteral
  const valid = plain ? bare : bare.filter((value) => schema.safeParse(value).success)
  return schema.safeParse(null).success ? fc.option(valid, { nil: null, freq: 4 }) : valid
}

/** Fields whose samples above fit no rule of theirs would filter for ever. */
const isReachable = (schema: z.ZodType): boolean =>
  !(unwrap(schema) instanceof z.ZodString) || samples.some((sample) => schema.safeParse(sample).success)

/**
 * Layers that the schema accepts: each field absent or given, at every depth. `whole`: fields without default are
 * always given.
 */
export function layerArbitrary(shape: Readonly<Record<string, z.ZodType>>, whole = false): fc.Arbitrary<Layer> {
  const fields = Object.entries(shape)
    .filter(([key, schema]) => whole || !(key in identity) || schema instanceof z.ZodDefault)
    .filter(([, schema]) => isReachable(schema))
    .map(([key, schema]) => [key, fieldArbitrary(schema)] as const)
  const required = whole
    ? fields.filter(([key]) => shape[key]?.safeParse(undefined).success === false).map(([key]) => key)
    : []
  return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true })
}

const identity = { slug: true, template: true, name: true }

function fieldArbitrary(schema: z.ZodType): fc.Arbitrary<unknown> {
  const node = nodeOf(schema)
  switch (node.kind) {
    case 'section':
      return layerArbitrary(node.shape)
    case 'record':
      return fc.dictionary(fc.constantFrom('lender-a', 'lender-b', 'lender-c'), valueArbitrary(node.item), {
        maxKeys: 2,
        noNullPrototype: true,
      })
    case 'value':
      return valueArbitrary(schema)
  }
}
