import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ServerFailedError } from '../stack/child.ts';
import { root } from '../stack/stack.ts';
import { loadPublicShop, readTheme } from '../vite/shop-data.ts';
import { fingerprintOutputs, fingerprintSources } from './fingerprint.ts';

export type BuiltApp = 'storefront' | 'cms-preview';

/** Inputs of both builds; servers run from sources. */
const SHARED_SOURCES = ['packages', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.universal.json'];

const recordOf = (app: BuiltApp): string => join(root, 'node_modules/.cache/start', `${app}.json`);

const sourcesOf = async (app: BuiltApp): Promise<string> => {
  const sources = fingerprintSources(root, [`apps/${app}`, ...SHARED_SOURCES]);
  return createHash('sha256')
    .update(sources)
    .update(JSON.stringify([await loadPublicShop(), await readTheme()]))
    .digest('hex');
};
const outputsOf = (app: BuiltApp): string => fingerprintOutputs(root, [`apps/${app}/build`]);

/** True if the last build matches its sources and outputs. */
export async function isBuilt(app: BuiltApp): Promise<boolean> {
  const sources = await sourcesOf(app);
  try {
    return readFileSync(recordOf(app), 'utf8') === `${sources} ${outputsOf(app)}\n`;
  } catch {
    return false;
  }
}

/** Builds an application; aborting kills the process. */
export async function build(app: BuiltApp, signal: AbortSignal): Promise<void> {
  const sources = await sourcesOf(app);
  const child = spawn(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: join(root, 'apps', app),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
    signal,
    killSignal: 'SIGTERM',
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => output.push(text));
  }
  const code = await new Promise<number>((done) => {
    // Its error is an abort, followed by its exit.
    child.once('error', () => undefined);
    child.once('close', (exit) => done(exit ?? 1));
  });
  signal.throwIfAborted();
  if (code !== 0)
    throw new ServerFailedError(`${output.join('')}\nThe build of apps/${app} failed; its output is above.`);
  mkdirSync(dirname(recordOf(app)), { recursive: true });
  writeFileSync(recordOf(app), `${sources} ${outputsOf(app)}\n`);
}
