import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // One small cacheable manifest file instead of a request for each route that comes into view. vite.config.ts leaves
  // the code for 'lazy' out.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
