import { join } from 'node:path';

/** The codes of the catalogue, from the published package. */
export async function readErrorCodes(root: string): Promise<Set<string>> {
  const module: unknown = await import(join(root, 'packages/api-client/src/errors/catalogue.ts'));
  if (typeof module === 'object' && module !== null && 'errorCatalogue' in module) {
    const { errorCatalogue } = module;
    if (typeof errorCatalogue === 'object' && errorCatalogue !== null)
      return new Set(Object.keys(errorCatalogue));
  }
  throw new Error('The catalogue of errors could not be read.');
}
