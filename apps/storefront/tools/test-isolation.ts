import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a test file changes for whoever comes after it: modules, globals, the environment, a document of its own. */
const CHANGES = ['vi.mock(', 'vi.stub', 'process.env', '@vitest-environment'];

/** The test files below these folders, parted by whether they can share what they import with others. */
export function partTests(
  root: string,
  folders: readonly string[],
): { shared: string[]; isolated: string[] } {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root }));
  const isShared = (file: string): boolean => {
    const text = readFileSync(join(root, file), 'utf8');
    return !CHANGES.some((change) => text.includes(change));
  };
  return { shared: files.filter(isShared), isolated: files.filter((file) => !isShared(file)) };
}
