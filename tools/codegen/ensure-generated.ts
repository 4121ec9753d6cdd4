import { generators, OWNED_FOLDERS, root } from './generators.ts';
import { runGenerators } from './run-generators.ts';

/** Regenerates outdated files that are not committed; returns those written. */
export async function ensureGenerated(): Promise<readonly string[]> {
  const { changed } = await runGenerators({
    root,
    generators: generators(),
    ownedFolders: OWNED_FOLDERS,
  });
  return changed;
}
