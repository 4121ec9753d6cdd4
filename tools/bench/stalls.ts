import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../stack/stack.ts';

const SHOWN = 10;

interface Stall {
  readonly request: string;
  readonly milliseconds: number;
}

/** CPU time of a bare Node start in milliseconds, to compare machines. */
function timeBareStart(): number {
  const script = 'const { user, system } = process.cpuUsage(); console.log((user + system) / 1000);';
  return Number(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }));
}

/**
 * The longest event loop stalls of the servers, in milliseconds of CPU time, over hostile and first requests.
 * @returns the baseline and the stalls, longest first
 * @throws Error when the suite could not be run
 */
export async function measureStalls(): Promise<readonly object[]> {
  const folder = await mkdtemp(join(tmpdir(), 'haberdash-stalls-'));
  const file = join(folder, 'stalls.jsonl');
  try {
    const args = ['playwright', 'test', 'hostile', '--project=desktop', '--workers=1', '--reporter=line'];
    const { status } = spawnSync('npx', args, {
      cwd: join(root, 'e2e'),
      env: { ...process.env, E2E_DATABASE: 'embedded', STALLS_REPORT: file },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error('The hostile requests failed: run `npm run e2e -- hostile`.');
    const rows = (await readFile(file, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Stall) // As longestStall writes it.
      .toSorted((a, b) => b.milliseconds - a.milliseconds);
    const median = rows[Math.floor(rows.length / 2)]?.milliseconds ?? 0;
    return [
      { request: 'starting Node (baseline)', milliseconds: timeBareStart() },
      ...rows.slice(0, SHOWN),
      { request: `the median of ${rows.length}`, milliseconds: median },
    ].map(({ request, milliseconds }) => ({ request, milliseconds: Math.round(milliseconds) }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
