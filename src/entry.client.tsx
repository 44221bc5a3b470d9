import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// Added before the router's own listener, so that an open layer can keep an event from it (`ui/history-layer.ts`): the browser
// calls the listeners of a window in the order in which they were added.
window.addEventListener('popstate', (event) => {
  if (!window.dispatchEvent(new CustomEvent('beforepopstate', { cancelable: true, detail: event.state }))) event.stopImmediatePropagation()
})

startTransition(() => {
  // An answer that has come is drawn in one go: as a transition it would be drawn in slices between the frames of arriving
  // pictures, and a slow phone would show the new results several frames later.
  hydrateRoot(document, <HydratedRouter useTransitions={false} />)
})
