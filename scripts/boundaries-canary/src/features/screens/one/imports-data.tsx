import { store } from '../../../data/store.ts'; export const a = store
