import { describeConformance } from '../conformance.testkit.ts'
import { createBruteForceEngine } from './brute-force-engine.ts'

describeConformance('brute-force engine', (schema, synonyms, names) =>
  createBruteForceEngine(schema, { synonyms, names }),
)
