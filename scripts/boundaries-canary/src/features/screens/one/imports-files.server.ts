import { a as files } from '../../../files/imports-domain.ts'; export const a = files
