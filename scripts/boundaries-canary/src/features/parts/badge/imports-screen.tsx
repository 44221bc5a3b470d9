import { two } from '../../screens/two/two.tsx'; export const a = two
