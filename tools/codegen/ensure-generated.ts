import { generators, OWNED_FOLDERS, root } from './generators.ts';
import { runGenerators } from './run-generators.ts';

/** Makes the generated files that are not committed where their sources have changed; answers which it wrote. */
export async function ensureGenerated(): Promise<readonly string[]> {
  const { changed } = await runGenerators({
    root,
    generators: generators(),
    ownedFolders: OWNED_FOLDERS,
  });
  return changed;
}
