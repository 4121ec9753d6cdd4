import { registerHooks, type ResolveFnOutput } from 'node:module';

/** Packages of many modules with relative imports. */
const LARGE_PACKAGES = ['/node_modules/drizzle-orm/'];

const isOurs = (parent: string): boolean => !parent.includes('/node_modules/');

/** Resolves a relative import with an extension; leaves others to Node. */
export function resolveQuickly(
  specifier: string,
  parent: string | undefined,
): { readonly url: string; readonly format: string } | undefined {
  if (parent === undefined || !parent.startsWith('file:') || !/^\.\.?\//.test(specifier)) return undefined;
  if (specifier.endsWith('.ts') && isOurs(parent))
    return { url: new URL(specifier, parent).href, format: 'module-typescript' };
  if (specifier.endsWith('.js') && LARGE_PACKAGES.some((name) => parent.includes(name)))
    return { url: new URL(specifier, parent).href, format: 'module' };
  return undefined;
}

const OURS = new URL('./', import.meta.url).href;

/** Resolves equally in every file of the project. */
const isPackage = (specifier: string): boolean =>
  /^@?[a-z]/.test(specifier) && !specifier.startsWith('node:');

/**
 * Skips Node's lookup of package.json for relative imports; drizzle's has 180 kB, and reading it took a third of a
 * start.
 */
export function useQuickResolution(): void {
  const packages = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL, conditions } = context;
      const found = resolveQuickly(specifier, parentURL);
      if (found !== undefined) return { ...found, shortCircuit: true };
      const isShared = parentURL?.startsWith(OURS) === true && conditions.includes('import');
      if (!isShared || !isPackage(specifier)) return next(specifier, context);
      const known = packages.get(specifier) ?? next(specifier, context);
      packages.set(specifier, known);
      return { ...known, shortCircuit: true };
    },
  });
}
