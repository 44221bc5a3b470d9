import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { listenBeforeRouter } from '#ui/first-popstate.ts'

listenBeforeRouter()

startTransition(() => {
  // An answer that has come is drawn in one go: as a transition it would be drawn in slices between the frames of arriving
  // pictures, and a slow phone would show the new results several frames later.
  hydrateRoot(document, <HydratedRouter useTransitions={false} />)
})
