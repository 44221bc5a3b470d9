import { readFileSync } from 'node:fs'; export const a = readFileSync
