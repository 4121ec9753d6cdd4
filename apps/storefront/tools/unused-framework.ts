import type { Plugin } from 'vite';

const ROUTER = 'react-router/dist/production/lib/';

/** Code of a framework file that the shop never calls in a browser, or calls without effect. */
interface Unused {
  readonly functions: readonly string[];
  /** Exports that need the removed code: importing one fails the build. */
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
      // <ViewTransition>; the router's view transitions do not use it.
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
      // preload() and similar functions of react-dom
      'preconnectAs',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
      // Component stacks, in minified names.
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

/** The framework files with removed code. */
export const unusedFiles = Object.keys(unused);

/** Replaces exactly one match: an upgrade that renames it fails the build. */
function replaceOnce(source: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(source)) throw new Error(`${pattern.source} is not in the framework any more.`);
  return source.replace(pattern, replacement);
}

/**
 * A framework file without the bodies of some top-level functions and without some exports; the bundler drops what
 * only they used.
 */
export function withoutUnused(source: string, { functions, exports = [] }: Unused): string {
  const withoutBodies = functions.reduce(
    (text, name) =>
      replaceOnce(text, new RegExp(`^(?:async )?function ${name}\\([^]*?^}`, 'm'), `function ${name}() {}`)
        // Methods would keep the function they belong to.
        .replace(new RegExp(`^${name}\\.prototype\\.\\w+ = function[^]*?^};`, 'gm'), ''),
    source,
  );
  return exports.reduce(
    (text, name) => replaceOnce(text, new RegExp(`^exports\\.${name} = (?:\\w+;|function[^]*?^};)`, 'm'), ''),
    withoutBodies,
  );
}

/** Removes display names, which keep unused components in the bundle; creating one has no effect. */
const withoutDisplayNames = (source: string): string =>
  source
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/^(const \w+ = )(React\$1\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2');

const pathOf = (id: string): string => id.split('?', 1)[0]?.split('/node_modules/').at(-1) ?? id;

/** Transforms a framework file by its path among the packages. */
export function leaveOut(source: string, path: string): string {
  const left = unused[path];
  const code = left ? withoutUnused(source, left) : source;
  return path.startsWith(ROUTER) ? withoutDisplayNames(code) : code;
}

/** Removes unused code of React and the router from the browser build. */
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
