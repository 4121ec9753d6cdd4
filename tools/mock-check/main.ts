// Proves on what was built that no mock is shipped: the name that mocks refuse under stands nowhere in the
// storefront, and nowhere in the api-client but in its entry for mocks.
import { join } from 'node:path';
import { root } from '../stack/stack.ts';
import { findText } from './find-text.ts';

/** The name is read from the package, so that the search cannot go on for a name that mocks no longer use. */
async function readMarker(): Promise<string> {
  const module: unknown = await import(join(root, 'packages/api-client/src/mock/answer.ts'));
  if (
    typeof module === 'object' &&
    module !== null &&
    'MOCK_APP_ID' in module &&
    typeof module.MOCK_APP_ID === 'string'
  )
    return module.MOCK_APP_ID;
  throw new Error('The name of the mocks could not be read.');
}

const marker = await readMarker();
const mocks = join(root, 'packages/api-client/dist/mock');
const control = await findText(mocks, marker);
if (control.found.length === 0) {
  console.error(`The search does not even find ${marker} in ${mocks}.`);
  process.exit(1);
}
let files = 0;
const shipped: string[] = [];
for (const folder of [
  'apps/storefront/build/client',
  'apps/storefront/build/server',
  'packages/api-client/dist',
]) {
  const search = await findText(join(root, folder), marker);
  files += search.files;
  shipped.push(...search.found.filter((file) => !file.startsWith(mocks)));
}
for (const file of shipped) console.error(`${file} has a mock in it.`);
console.log(`${files} built files searched for ${marker}, ${shipped.length} have it.`);
process.exit(shipped.length === 0 ? 0 : 1);
