import { a as publication } from '../../../publication/imports-routes.ts'; export const a = publication
