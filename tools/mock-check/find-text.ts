import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a search went through and what it found. */
export interface Search {
  readonly files: number;
  /** Files that have the text, with their folders. */
  readonly found: readonly string[];
}

/** Looks for a text in every file below a folder, of whatever kind; a folder that is not there is an error. */
export async function findText(folder: string, text: string): Promise<Search> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found: string[] = [];
  for (const file of files) if ((await readFile(file)).includes(text)) found.push(file);
  return { files: files.length, found };
}
