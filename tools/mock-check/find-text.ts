import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Search {
  readonly files: number;
  readonly found: readonly string[];
}

/** Searches every file below a folder; throws if it does not exist. */
export async function findText(folder: string, text: string): Promise<Search> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found: string[] = [];
  for (const file of files) if ((await readFile(file)).includes(text)) found.push(file);
  return { files: files.length, found };
}
