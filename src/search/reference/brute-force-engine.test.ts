import { describeConformance } from '../conformance.ts'
import { createBruteForceEngine } from './brute-force-engine.ts'

describeConformance('brute-force engine', (schema, synonyms) => createBruteForceEngine(schema, { synonyms }))
