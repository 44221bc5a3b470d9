import type { rule } from '../domain/rule.ts'; export type A = typeof rule
