import { art } from '../demo/art.ts'; export const a = art
