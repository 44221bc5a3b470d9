import { createContext, Suspense, use, useContext, type ReactNode } from 'react'

/**
 * Says whether the render must let others use the thread: a promise that ends when it may go on, or null. Null in the
 * browser, where React itself lets other events run.
 */
export const PauseContext = createContext<(() => Promise<void> | null) | null>(null)

/**
 * A part of a page before which the server may pause the render, and which the browser makes live in a task of its own.
 * It is in the first HTML as if it stood there without this.
 */
export function PausePoint({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense>
      <Pause>{children}</Pause>
    </Suspense>
  )
}

function Pause({ children }: { readonly children: ReactNode }) {
  const pause = useContext(PauseContext)
  // Several parts that wait for one pause go on together, and the first of them may use up the time of the others.
  for (let wait = pause?.() ?? null; wait !== null; wait = pause?.() ?? null) use(wait)
  return children
}
