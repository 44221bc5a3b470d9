// Code of React's browser renderer that our pages never use.
import type { Part } from './cut-code.ts'

/** The tags that the renderer gives to kinds of components. */
const tags = { strictMode: 8, consumer: 9, profiler: 12, suspenseList: 19, viewTransition: 30, activity: 31 }

/**
 * Rendering a kind of component that was cut out throws 'Element type is invalid', like a wrong import.
 * `find-cut-uses.ts` fails the build before that happens.
 */
export const reactDomParts: readonly Part[] = [
  {
    name: 'view transitions',
    cuts: [
      { absentTags: [tags.viewTransition] },
      {
        from: '      case REACT_LEGACY_HIDDEN_TYPE:\n',
        until: '      default:\n        if ("object" === typeof owner',
      },
      // Whether a commit has the lanes of transitions alone and may animate.
      { text: /\((\w+) & 335544064\) === \1/g, becomes: '!1' },
      { text: /(?<!!= )isViewTransitionEligible &&/g, becomes: '!1 &&' },
      { text: /(?<!=== )\bcommittedLanes &&/g, becomes: '!1 &&' },
      { from: '  shouldStartViewTransition\n    ? ', until: '(flushMutationEffects(), flushLayoutEffects()' },
      {
        from: '  null !== pendingViewTransition &&\n    (pendingViewTransition.skip',
        until: '  flushMutationEffects();\n',
      },
      {
        from: '    recoverableErrors = pendingViewTransitionEvents;\n',
        until: '    0 !== (pendingEffectsLanes & 3) &&',
      },
      { text: /(?<!var )viewTransitionMutationContext = !0/g, becomes: '0' },
      { text: 'viewTransitionMutationContext &&\n', becomes: '!1 &&\n' },
      { from: 'ViewTransitionPseudoElement.prototype.animate =', until: 'function createViewTransitionInstance(' },
      {
        bodies: {
          claimQueuedTransitionTypes: '',
          // Only inside a view transition does a commit wait for images.
          preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217',
          suspendInstance: '',
          trackEnterViewTransitions: '',
          commitExitViewTransitions: '',
          commitNestedViewTransitions: '',
          restoreNestedViewTransitions: '',
          restoreEnterOrExitViewTransitions: '',
        },
      },
    ],
  },
  {
    name: 'StrictMode, Profiler, SuspenseList, Activity, Context.Consumer',
    cuts: [
      { absentTags: [tags.strictMode, tags.consumer, tags.profiler, tags.suspenseList, tags.activity] },
      { from: '      case REACT_ACTIVITY_TYPE:\n', until: '      case REACT_FRAGMENT_TYPE:\n        return create' },
      {
        from: '      case REACT_STRICT_MODE_TYPE:\n        fiberTag',
        until: '      case REACT_SUSPENSE_TYPE:\n        return (',
      },
      {
        from: '      case REACT_SUSPENSE_LIST_TYPE:\n        return (',
        until: '      default:\n        if ("object" === typeof owner',
      },
      {
        from: '            case REACT_CONSUMER_TYPE:\n              fiberTag',
        until: '            case REACT_FORWARD_REF_TYPE:\n              fiberTag',
      },
      {
        bodies: {
          getActivityInstanceFromFiber: 'return null',
          updateSuspenseListComponent: '',
          updateActivityComponent: '',
          cutOffTailIfNeeded: '',
          findFirstSuspended: '',
          pushDehydratedActivitySuspenseHandler: '',
        },
      },
    ],
  },
  {
    name: 'refs of fragments',
    cuts: [
      {
        from: '        case 7:\n          if (null === current.stateNode) {',
        until: '        default:\n          instanceToUse =',
      },
      { text: /^FragmentInstance\.prototype\.\w+ = function [^]*?^\};\n/gm },
      {
        bodies: {
          isFragmentInstanceParent: 'return !1',
          commitNewChildToFragmentInstances: '',
          commitFragmentInstanceInsertionEffects: '',
          commitFragmentInstanceDeletionEffects: '',
        },
      },
    ],
  },
  {
    // Styles, scripts and preloads that a component asks for. Our head is written by the server; titles, descriptions
    // and links to icons are not of these.
    name: 'resources that are loaded on demand',
    cuts: [
      { from: '  D: prefetchDNS,\n', until: '};\nfunction flushSyncWork()' },
      {
        bodies: {
          getResource: 'return null',
          acquireResource: '',
          suspendResource: '',
          preloadResource: 'return !0',
          preloadResourceAndSuspendIfNeeded: '',
          waitForCommitToBeReady: 'return null',
        },
      },
    ],
  },
  {
    name: 'hooks',
    cuts: [
      {
        methods: [
          'useActionState',
          'useCacheRefresh',
          'useDebugValue',
          'useEffectEvent',
          'useFormState',
          'useHostTransitionStatus',
          'useImperativeHandle',
          'useInsertionEffect',
          'useMemoCache',
          'useOptimistic',
          'useReducer',
          'useTransition',
        ],
      },
      { text: /if \(shouldDoubleInvokeUserFnsInHooksDEV\)/g, becomes: 'if (!1)' },
    ],
  },
  {
    name: 'developer tools',
    cuts: [
      { from: 'ReactDOMSharedInternals.findDOMNode = function', until: 'var internals$jscomp$inline_' },
      { from: 'if ("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__) {', until: 'exports.createRoot =' },
      { text: /\binjectedHook &&/g, becomes: '!1 &&' },
      { bodies: { setIsStrictModeForDevtools: '', getStackByFiberInDevAndProd: 'return ""' } },
    ],
  },
  {
    // The document is hydrated once and stays.
    name: 'other roots',
    cuts: [
      { from: 'ReactDOMHydrationRoot.prototype.render =', until: 'function ReactDOMHydrationRoot(' },
      {
        from: 'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration =',
        until: 'var isomorphicReactPackageVersion',
      },
      { from: 'exports.createRoot =', until: 'exports.hydrateRoot =' },
      { bodies: { attemptExplicitHydrationTarget: '', defaultOnDefaultTransitionIndicator: '' } },
    ],
  },
  {
    name: 'functions as form actions',
    cuts: [
      {
        from: '      null !== workInProgress.memoizedState &&\n        (($$typeof = renderWithHooks(',
        until: '      markRef(current, workInProgress);\n      reconcileChildren(current, workInProgress, props',
      },
      {
        from: '  i = (unblocked.ownerDocument || unblocked).$$reactFormReplay;',
        until: '}\nfunction defaultOnDefaultTransitionIndicator',
      },
      { bodies: { extractEvents$1: '' } },
    ],
  },
  {
    name: 'events of selecting and composing text',
    cuts: [
      {
        from: '      handleEventFunc = targetInst ? getNodeFromInstance(targetInst) : window;',
        until: '      extractEvents$1(\n        dispatchQueue',
      },
      { from: 'registerTwoPhaseEvent(\n  "onSelect",', until: 'var mediaEventTypes =' },
      {
        from: '          if (isInputEventSupported)\n',
        until: '        else\n          (SyntheticEventCtor = reactName.nodeName)',
        becomes: '          getTargetInstFunc = getTargetInstForInputOrChangeEvent;\n',
      },
      { text: '        handleEventFunc && handleEventFunc(domEventName, reactName, targetInst);\n' },
    ],
  },
  {
    // React throws these five to itself and compares them by identity; nobody reads their text. An error records the
    // stack at once while a page audit or developer tools watch, and finding the positions in it parses the whole file
    // again: 33 ms on a desktop, several times that on a phone.
    name: 'errors that are only compared',
    cuts: [
      {
        text: /\b(\w{1,40}Exception) = Error\(formatProdErrorMessage\(\d{3}\)\)/g,
        becomes: '$1 = { name: "$1" }',
        times: 5,
      },
    ],
  },
]
