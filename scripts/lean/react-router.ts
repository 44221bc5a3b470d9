// Code of React Router that our pages never use in the browser, by file of the router.
import type { Part } from './cut-code.ts'

/** For every file of the router: messages for developers, who see them in the development build. */
export const explanations: readonly Part[] = [
  {
    name: 'explanations for developers',
    optional: true,
    cuts: [
      { explaining: ['invariant', 'UNSAFE_invariant'] },
      { calls: ['warning', 'warningOnce', 'warnOnce'] },
      // Names for developer tools, which keep components that nothing uses, such as `NavLink`, in every page; so does
      // a call that may have effects.
      { text: /^\w+\.displayName = "\w+";\n/gm },
      { text: /= (?=React\$1\.(?:forwardRef|createContext)\()/g, becomes: '= /* @__PURE__ */ ' },
    ],
  },
]

const digestIsGiven = 'typeof error === "object" && error && "digest" in error && typeof error.digest === "string"'

export const routerParts: Readonly<Record<string, readonly Part[]>> = {
  'router/router.js': [
    {
      name: 'routes that the browser learns of while the visitor looks on',
      cuts: [
        { conditions: { isFogOfWar: false, 'loadMatch.isDiscovering': false } },
        { text: ' || f.isDiscovering' },
        { bodies: { checkFogOfWar: 'return { active: !1 }' } },
        { text: /^\t+if \(fogOfWar\.active && fogOfWar\.matches\) matches = fogOfWar\.matches;\n/gm },
        { text: '\t\tpatchRoutes,\n' },
      ],
    },
    {
      name: 'routes that change while a developer works',
      cuts: [
        { text: '\t\tdataRoutes.commitHmrRoutes();\n' },
        { from: '\tget hasHMRRoutes() {', until: '};\n/**\n* Create a router and listen' },
        { text: '\t\t_internalFetchControllers: fetchControllers,\n' },
        { from: '\t\t_internalSetRoutes,\n', until: '\t};\n\tif (init.instrumentations) router =' },
        { bodies: { patchRoutesImpl: '' } },
      ],
    },
    {
      name: 'instrumentation',
      cuts: [
        {
          conditions: {
            'init.instrumentations': false,
            instrumentationResultMetaReceiver: false,
            'opts?.instrumentationNavigateMetaReceiver': false,
          },
        },
      ],
    },
    {
      name: 'matching of routes by another language',
      cuts: [{ bodies: { createDataRouteMatcher: 'return new V6RegExMatcher(basename)' } }],
    },
    {
      name: 'blockers, masks of addresses and disposing',
      cuts: [
        {
          conditions: {
            blockerKey: false,
            unblockBlockerHistoryUpdate: false,
            'opts?.mask': false,
            'blockers.size > 0': false,
          },
        },
        { bodies: { shouldBlockNavigation: '' } },
        { text: '\t\tdispose,\n\t\tgetBlocker,\n\t\tdeleteBlocker,\n' },
      ],
    },
    {
      name: 'view transitions',
      cuts: [
        {
          from: '\t\tif (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location) {',
          until: '\t\tupdateState({\n\t\t\t...newState,\n\t\t\tactionData,',
        },
        {
          from: '\t\tif (isBrowser) {\n\t\t\trestoreAppliedTransitions(',
          until: '\t\tif (!state.initialized) startNavigation(',
        },
      ],
    },
    {
      name: 'middleware',
      cuts: [
        { text: 'init.dataStrategy || defaultDataStrategyWithMiddleware', becomes: 'init.dataStrategy' },
        { from: 'isStaticHandler ? () => {', until: '\t\tlet typedDataStrategyArgs =', becomes: '(cb) => {\n' },
        {
          from: '\t\treturn runClientMiddlewarePipeline(typedDataStrategyArgs,',
          until: '\tlet results = await dataStrategyImpl({',
          becomes: '\t\treturn cb({ ...typedDataStrategyArgs, fetcherKey });\n\t};\n',
        },
        { conditions: { '!init.dataStrategy': false, 'matches.some((m) => m._lazyPromises?.middleware)': false } },
        { bodies: { routeHasLoaderOrMiddleware: 'return route.loader != null' } },
      ],
    },
    {
      name: 'routes that load themselves',
      cuts: [{ conditions: { 'typeof route.lazy === "function"': false } }],
    },
    {
      name: 'explanations in errors',
      cuts: [
        {
          from: '\tlet errorMessage = "Unknown @remix-run/router error";',
          until: '\treturn new ErrorResponseImpl(status || 500',
          becomes: '\tlet errorMessage = "";\n',
        },
      ],
    },
  ],
  'router/utils.js': [
    {
      // Each page start made two regular expressions for each of the seventy routes and tried most of them, 15 ms of a
      // desktop processor in one task. Nearly every route begins with a word of its own.
      name: 'regular expressions of routes that cannot match',
      cuts: [
        {
          from: '\t\t\troutesMeta: routesMeta.map((meta, i) => {',
          until: '\t\t});\n\t};\n\troutes.forEach((route, index) => {',
          becomes: '\t\t\troutesMeta,\n\t\t\tword: /^\\/([\\w-]+)/.exec(path)?.[1].toLowerCase() ?? ""\n',
        },
        {
          text: '\tlet { routesMeta } = branch;\n',
          becomes:
            '\tlet { routesMeta, word } = branch;\n' +
            '\tif (pathname.slice(1, word.length + 1).toLowerCase() !== word) return null;\n',
        },
        {
          // A route that is tried keeps its expressions for the next address, as a whole path and as its beginning.
          text: /meta\.matcher && meta\.compiledParams \? matchPathImpl\([^()]+\) : matchPath\(\w+, \w+\)/g,
          becomes:
            'matchPathImpl(pattern, remainingPathname, ' +
            '...((meta.compiled ??= [])[+end] ??= compilePath(pattern.path, pattern.caseSensitive, end)))',
        },
      ],
    },
  ],
  'components.js': [
    {
      // The router renders without transitions, as `entry.client.tsx` asks.
      name: 'view transitions and optimistic state',
      cuts: [
        { text: 'let [state, setOptimisticState] = useOptimistic(_state);', becomes: 'let state = _state;' },
        {
          from: '\tlet [pendingState, setPendingState] = React$1.useState();',
          until: '\tlet fetcherData = React$1.useRef(',
        },
        {
          from: '\t\tlet isViewTransitionAvailable =',
          until: '\t}, [\n\t\trouter.window,',
          becomes:
            '\t\tif (reactDomFlushSyncImpl && flushSync) reactDomFlushSyncImpl(() => setStateImpl(newState));\n' +
            '\t\telse setStateImpl(newState);\n',
        },
        { text: '\t\ttransition,\n\t\trenderDfd,\n\t\tuseTransitions,\n\t\tsetOptimisticState,\n' },
        {
          from: '\tReact$1.useEffect(() => {\n\t\tif (vtContext.isTransitioning && !vtContext.flushSync)',
          until: '\tlet navigator = React$1.useMemo(',
        },
        {
          from: '/* @__PURE__ */ React$1.createElement(ViewTransitionContext.Provider, { value: vtContext }, ',
          until: '/* @__PURE__ */ React$1.createElement(Router, {\n\t\tbasename,\n\t\tlocation: state.location',
        },
        {
          text: '})))))))), null);\n}\nfunction getOptimisticRouterState',
          becomes: '}))))))), null);\n}\nfunction getOptimisticRouterState',
        },
      ],
    },
  ],
  'dom/lib.js': [
    {
      name: 'links that fetch ahead or show another address',
      cuts: [
        { conditions: { mask: false, 'shouldPrefetch && !isAbsolute': false } },
        { text: 'let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(prefetch, rest);' },
        { text: '\t\t...prefetchHandlers,\n' },
        { text: 'ref: mergeRefs(forwardedRef, prefetchRef),', becomes: 'ref: forwardedRef,' },
      ],
    },
  ],
  'dom/ssr/components.js': [
    {
      name: 'scripts that the server writes',
      cuts: [
        {
          from: '\t\tlet contextScript = staticContext ?',
          until:
            '\t\treturn /* @__PURE__ */ React$1.createElement(React$1.Fragment, null, ' +
            '/* @__PURE__ */ React$1.createElement("script", {\n\t\t\t...scriptProps',
          becomes: '\t\tlet contextScript = " ", routeModulesScript = " ";\n',
        },
        { conditions: { enableFogOfWar: false, 'typeof manifest.sri === "object"': false, isRSCRouterContext: false } },
      ],
    },
  ],
  'hooks.js': [
    {
      name: 'server components',
      cuts: [
        {
          conditions: {
            'this.context': false,
            [`this.context && ${digestIsGiven}`]: false,
          },
        },
        { text: '\tstatic contextType = RSCRouterContext;\n' },
        { bodies: { DefaultErrorComponent: 'return null' } },
      ],
    },
    {
      name: 'routes outside the table of routes',
      cuts: [
        {
          conditions: {
            'React$1.useContext(IsDataRouteContext)': true,
            locationArg: false,
            'locationArg && renderedMatches': false,
            dataRouterOpts: true,
          },
        },
      ],
    },
  ],
  'dom-export/hydrated-router.js': [
    {
      name: 'pages that the browser alone renders, and hashes of scripts',
      cuts: [
        {
          conditions: {
            'window.__reactRouterManifest.sri === true': false,
            'ssrInfo.context.isSpaMode': false,
            'window.history.state && window.history.state.masked': false,
          },
        },
        { text: '\trouter.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;\n' },
      ],
    },
  ],
  'dom/ssr/routes.js': [
    {
      name: 'pages that the browser alone renders, and changes while a developer works',
      cuts: [
        {
          conditions: {
            isSpaMode: false,
            needsRevalidation: false,
            '!ssr && manifestRoute.hasLoader && !manifestRoute.hasClientLoader': false,
          },
        },
      ],
    },
  ],
  'dom/ssr/single-fetch.js': [
    {
      name: 'pages that the browser alone renders',
      cuts: [{ conditions: { '!ssr && !foundRevalidatingServerLoader': false } }],
    },
  ],
}
