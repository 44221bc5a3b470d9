import { kit } from './rule.testkit.ts'; export const a = kit
