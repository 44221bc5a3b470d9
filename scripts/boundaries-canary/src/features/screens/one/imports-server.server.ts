import { server } from '../../../server/main.ts'; export const a = server
