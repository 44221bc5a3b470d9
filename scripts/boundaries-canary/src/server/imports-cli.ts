import { command } from '../cli/command.ts'; export const a = command
