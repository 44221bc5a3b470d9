import { drawer } from './utils/drawer.ts'; export const a = drawer
