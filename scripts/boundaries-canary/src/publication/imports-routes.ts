import { home } from '../routes/home.tsx'; export const a = home
