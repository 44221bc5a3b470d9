import { describeConformance } from '../conformance.testkit.ts'
import type { EngineFactory } from '../conformance-fixtures.testkit.ts'
import { describeLargeConformance } from '../conformance-large.testkit.ts'
import { describeRandomConformance } from '../conformance-random.testkit.ts'
import { createColumnarEngine } from './create-columnar-engine.ts'

const create: EngineFactory = (schema, synonyms, names) =>
  createColumnarEngine(schema, { now: () => 0, synonyms, names })

describeConformance('columnar engine', create)
describeRandomConformance('columnar engine', create, 250)
describeLargeConformance('columnar engine', create, 10)
