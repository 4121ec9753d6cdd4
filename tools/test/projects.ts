import { globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../stack/stack.ts';

export interface TestedProject {
  readonly name: string;
  readonly folder: string;
  readonly hasFullTests: boolean;
}

export async function testedProjects(): Promise<readonly TestedProject[]> {
  const folders = ['tools', 'e2e'];
  for (const parent of ['packages', 'apps', 'demo']) {
    const entries = await readdir(join(root, parent), { withFileTypes: true });
    for (const entry of entries) if (entry.isDirectory()) folders.push(join(parent, entry.name));
  }
  const projects: TestedProject[] = [];
  for (const folder of folders) {
    const manifest: { name: string; scripts?: Record<string, string> } = JSON.parse(
      await readFile(join(root, folder, 'package.json'), 'utf8'),
    );
    if (manifest.scripts?.['test'] === undefined) continue;
    const fullTests = globSync('{src,app,server}/**/*.full.test.{ts,tsx}', { cwd: join(root, folder) });
    projects.push({ name: manifest.name, folder, hasFullTests: fullTests.length > 0 });
  }
  return projects;
}
