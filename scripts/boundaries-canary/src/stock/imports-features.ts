import { two } from '../features/screens/two/two.tsx'; export const a = two
