import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every `*.inline.ts`: a script that pages contain as text. */
export const findInlineScripts = (root: string, folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.inline.ts'))
      .toSorted()
      .map((file) => join(folder, file)),
  );
