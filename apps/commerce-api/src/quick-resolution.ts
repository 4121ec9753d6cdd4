import { registerHooks, type ResolveFnOutput } from 'node:module';

/** Packages of many small modules that import each other by relative paths with an extension. */
const LARGE_PACKAGES = ['/node_modules/drizzle-orm/'];

const isOurs = (parent: string): boolean => !parent.includes('/node_modules/');

/** The module that a relative import means, where its address alone says so; anything else is left to Node. */
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

/** A package by its name: means the same in every file of one project. */
const isPackage = (specifier: string): boolean =>
  /^@?[a-z]/.test(specifier) && !specifier.startsWith('node:');

/**
 * Spares Node the search for the `package.json` above every module that is imported by a relative path. Node reads
 * that file anew for each of them, and drizzle's has 180 kB: a third of a start went there.
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
