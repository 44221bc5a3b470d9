import { rule } from '../domain/rule.ts'; export const a = rule
