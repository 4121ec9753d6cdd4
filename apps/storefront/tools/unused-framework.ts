import type { Plugin } from 'vite';

const ROUTER = 'react-router/dist/production/lib/';

/** What of a file of the framework the shop never calls in a browser, or calls for nothing. */
interface Unused {
  readonly functions: readonly string[];
  /** Names that need what is left out: importing one fails the build. */
  readonly exports?: readonly string[];
}

const unused: Readonly<Record<string, Unused>> = {
  'react/cjs/react.production.js': { functions: [], exports: ['Activity', 'ViewTransition'] },
  'react-dom/cjs/react-dom.production.js': {
    functions: [],
    exports: ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
  },
  'react-dom/cjs/react-dom-client.production.js': {
    functions: [
      // <ViewTransition>; the router's view transitions are another thing.
      'applyViewTransitionName',
      'applyViewTransitionToHostInstances',
      'commitAfterMutationEffectsOnFiber',
      'commitAppearingPairViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'createViewTransitionInstance',
      'getViewTransitionClassName',
      'getViewTransitionName',
      'measureNestedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restoreViewTransitionName',
      'restoreViewTransitionOnHostInstances',
      'scheduleViewTransitionEvent',
      'startViewTransition',
      'trackEnterViewTransitions',
      'ViewTransitionPseudoElement',
      // <Fragment ref>
      'commitFragmentInstanceDeletionEffects',
      'commitFragmentInstanceInsertionEffects',
      'commitNewChildToFragmentInstances',
      'FragmentInstance',
      // <Activity>, <SuspenseList>
      'commitActivityHydrationCallbacks',
      'retryActivityComponentWithoutHydrating',
      'updateActivityComponent',
      'updateSuspenseListComponent',
      // preload() and its like of react-dom
      'preconnectAs',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
      // Where in the tree a fault arose, in names that the minifier has made.
      'getStackByFiberInDevAndProd',
    ],
  },
  // Without instrumentations.
  [`${ROUTER}router/instrumentation.js`]: {
    functions: [
      'consumeInstrumentationClientResultMetaReceiver',
      'getRouteInstrumentationUpdates',
      'instrumentClientSideRouter',
    ],
  },
  // All routes are in the manifest: `routeDiscovery` is `initial`.
  [`${ROUTER}dom/ssr/fog-of-war.js`]: {
    functions: ['getPartialManifest', 'getPatchRoutesOnNavigationFunction', 'useFogOFWarDiscovery'],
  },
  // The server writes the scripts of a document. No <PrefetchPageLinks>, no `page` among links.
  [`${ROUTER}dom/ssr/components.js`]: { functions: ['PrefetchPageLinks', 'Scripts'] },
  // `ssr` is true.
  [`${ROUTER}dom/ssr/single-fetch.js`]: { functions: ['nonSsrStrategy'] },
  // Without server components.
  [`${ROUTER}hooks.js`]: { functions: ['RSCErrorHandler'] },
};

/** The files of the framework that something is left out of. */
export const unusedFiles = Object.keys(unused);

/** Replaces one match, which has to be there: an upgrade that renames it fails the build. */
function replaceOnce(source: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(source)) throw new Error(`${pattern.source} is not in the framework any more.`);
  return source.replace(pattern, replacement);
}

/**
 * A published file of the framework without the bodies of some functions at its top level, and without some exports.
 * What only they needed, the bundler leaves out.
 */
export function withoutUnused(source: string, { functions, exports = [] }: Unused): string {
  const withoutBodies = functions.reduce(
    (text, name) =>
      replaceOnce(text, new RegExp(`^(?:async )?function ${name}\\([^]*?^}`, 'm'), `function ${name}() {}`)
        // Methods would keep the function that they stand on.
        .replace(new RegExp(`^${name}\\.prototype\\.\\w+ = function[^]*?^};`, 'gm'), ''),
    source,
  );
  return exports.reduce(
    (text, name) => replaceOnce(text, new RegExp(`^exports\\.${name} = (?:\\w+;|function[^]*?^};)`, 'm'), ''),
    withoutBodies,
  );
}

/** Names for DevTools, which keep a component in the bundle that nobody uses; creating one has no effect. */
const withoutDisplayNames = (source: string): string =>
  source
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/^(const \w+ = )(React\$1\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2');

const pathOf = (id: string): string => id.split('?', 1)[0]?.split('/node_modules/').at(-1) ?? id;

/** A file of the framework, by its path among the packages, as the browser gets it. */
export function leaveOut(source: string, path: string): string {
  const left = unused[path];
  const code = left ? withoutUnused(source, left) : source;
  return path.startsWith(ROUTER) ? withoutDisplayNames(code) : code;
}

/** Leaves out of the browser's build what React and the router have for others. */
export const unusedFramework = (): Plugin => ({
  name: 'unused-framework',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /node_modules[\\/](?:react|react-dom|react-router)[\\/]/ },
    handler: (source, id) => ({ code: leaveOut(source, pathOf(id)), map: null }),
  },
});
