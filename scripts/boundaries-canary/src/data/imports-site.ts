import { site } from '../site/site.ts'; export const a = site
