import { feed } from '../stock/feed.ts'; export const a = feed
