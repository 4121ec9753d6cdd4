// Verifies builds: no mocks outside their entries, and no preview code for shoppers.
import { join } from 'node:path';
import { root } from '../stack/stack.ts';
import { findText } from './find-text.ts';

/** A text that must not be in some builds, and a build that must contain it. */
interface Rule {
  readonly text: string;
  readonly control: string;
  readonly folders: readonly string[];
  readonly isAllowed: (file: string) => boolean;
}

/** Read from the package, so that the search cannot look for an outdated name. */
async function readMarker(): Promise<string> {
  const module: unknown = await import(join(root, 'packages/api-client/src/mock/response-of.ts'));
  if (
    typeof module === 'object' &&
    module !== null &&
    'MOCK_APP_ID' in module &&
    typeof module.MOCK_APP_ID === 'string'
  )
    return module.MOCK_APP_ID;
  throw new Error('The name of the mocks could not be read.');
}

const mocks = join(root, 'packages/api-client/dist/mock');
const rules: readonly Rule[] = [
  {
    text: await readMarker(),
    control: mocks,
    folders: [
      'apps/storefront/build/client',
      'apps/storefront/build/server',
      'packages/api-client/dist',
      'apps/cms-preview/build/client',
      'apps/cms-preview/build/server',
    ],
    isAllowed: (file) => file.startsWith(mocks),
  },
  {
    text: 'syncScroll',
    control: join(root, 'apps/cms-preview/build/client'),
    folders: ['apps/storefront/build/client', 'apps/storefront/build/server'],
    isAllowed: () => false,
  },
  {
    text: 'previewTicket',
    control: join(root, 'apps/storefront/build/server'),
    folders: ['apps/storefront/build/client'],
    isAllowed: () => false,
  },
];

let shipped = 0;
for (const { text, control, folders, isAllowed } of rules) {
  if ((await findText(control, text)).found.length === 0) {
    console.error(`The search does not even find ${text} in ${control}.`);
    process.exit(1);
  }
  let files = 0;
  for (const folder of folders) {
    const search = await findText(join(root, folder), text);
    files += search.files;
    for (const file of search.found.filter((each) => !isAllowed(each))) {
      console.error(`${file} has ${text} in it.`);
      shipped += 1;
    }
  }
  console.log(`${files} built files searched for ${text}.`);
}
process.exit(shipped === 0 ? 0 : 1);
