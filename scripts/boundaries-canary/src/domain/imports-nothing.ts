import { nothing } from './nothing.ts'; export const a = nothing
