import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { shortenBrowserManifest } from './scripts/browser-manifest.ts'

export default {
  appDirectory: 'src',
  ssr: true,
  // One small cacheable manifest file instead of a request for each route that comes into view. vite.config.ts leaves
  // the code for 'lazy' out.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ viteConfig, reactRouterConfig }) =>
    shortenBrowserManifest(join(reactRouterConfig.buildDirectory, 'client', viteConfig.build.assetsDir)),
} satisfies Config
