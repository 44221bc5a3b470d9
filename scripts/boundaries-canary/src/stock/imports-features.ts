import { two } from '../features/two/two.tsx'; export const a = two
