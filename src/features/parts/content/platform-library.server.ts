import type { ContentLibrary } from './content-library.ts'
import { createContentLibrary } from './create-library.server.ts'

const root = '/content/'

/** The files below `content/`, which the build puts into the server's bundle. */
const files = import.meta.glob<string>('/content/**/*.md', { query: '?raw', import: 'default', eager: true })

/** The texts of the platform. They are read with the bundle, so that a server with a broken text does not start. */
export const platformLibrary: ContentLibrary = createContentLibrary(
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path.slice(root.length), text])),
)
