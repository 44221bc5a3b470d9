/** The functions of the last picture, by what they do. */
const kept = new Map<string, readonly unknown[]>()

/**
 * Keeps functions of one picture until the next picture has its own. V8 compiles a call for the very function that it
 * has led to, and throws the machine code away when that function is collected: every picture after a collection would
 * be drawn at a third of the speed. While the last function is alive when the next one is called, V8 sees that both are
 * of one text, and compiles for that text.
 */
export function keepFunctions(use: string, ...functions: readonly unknown[]): void {
  kept.set(use, functions)
}
