import { two } from '../two/two.tsx'; export const a = two
