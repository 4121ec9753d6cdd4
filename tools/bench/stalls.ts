import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../stack/stack.ts';

const SHOWN = 10;

interface Stall {
  readonly request: string;
  readonly milliseconds: number;
}

/** The processor time that starting Node takes, in milliseconds: figures of different machines compare by it. */
function timeBareStart(): Promise<number> {
  const script = 'const { user, system } = process.cpuUsage(); console.log((user + system) / 1000);';
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (part: Buffer) => (text += part.toString()));
    child.once('error', reject).once('close', () => resolve(Number(text)));
  });
}

/**
 * How long requests keep the event loop of the servers, in milliseconds of the main thread: the longest of all hostile
 * requests and of the first ones of their kind, as the end-to-end suite sends them, one at a time.
 * @returns the baseline and the longest, longest first
 * @throws Error when the suite could not be run
 */
export async function measureStalls(): Promise<readonly object[]> {
  const folder = await mkdtemp(join(tmpdir(), 'haberdash-stalls-'));
  const file = join(folder, 'stalls.jsonl');
  try {
    const args = ['playwright', 'test', 'hostile', '--project=desktop', '--workers=1', '--reporter=line'];
    const child = spawn('npx', args, {
      cwd: join(root, 'e2e'),
      env: { ...process.env, E2E_DATABASE: 'embedded', STALLS_REPORT: file },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    if (code !== 0) throw new Error('The hostile requests failed: run `npm run e2e -- hostile`.');
    const stalls = (await readFile(file, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Stall); // what longestStall writes
    const longest = stalls.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SHOWN);
    return [
      { request: 'starting Node (baseline)', milliseconds: Math.round(await timeBareStart()) },
      ...longest.map(({ request, milliseconds }) => ({ request, milliseconds: Math.round(milliseconds) })),
      { request: `the median of ${stalls.length}`, milliseconds: Math.round(median(stalls)) },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function median(stalls: readonly Stall[]): number {
  const sorted = stalls.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
