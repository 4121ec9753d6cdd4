// Builds what is missing and runs the shop in production mode until Ctrl-C; `--built` takes the build as it stands.
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureGenerated } from '../codegen/ensure-generated.ts';
import { readable, ServerFailedError, type RunningServer } from '../stack/child.ts';
import {
  root,
  startApi,
  startParties,
  startPreview,
  startStorefront,
  type StackOptions,
} from '../stack/stack.ts';
import { ticketForHere } from './ticket.ts';
import { supervise, type Supervised } from './supervisor.ts';

const say = (text: string) => console.log(text);

function port(name: string, fallback: number): number {
  const value = process.env[name] ?? String(fallback);
  if (/^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) < 65_536) return Number(value);
  throw new ServerFailedError(
    `${name} is "${value}", which is no port. Set ${name} to a number from 1 to 65535.`,
  );
}

function build(): Promise<void> {
  say('Building the storefront and the preview (kept for the next start) …');
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules/nx/dist/bin/nx.js'),
      'run-many',
      '-t',
      'build',
      '-p',
      '@haberdash/storefront,@haberdash/cms-preview',
      '--outputStyle=static',
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: 'production' } },
  );
  const output: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  process.once('SIGINT', () => child.kill('SIGTERM'));
  return new Promise((done, fail) => {
    child.once('exit', (code) => {
      if (code === 0) done();
      else
        fail(
          new ServerFailedError(
            `${output.join('')}\nThe storefront or the preview could not be built; the reason stands above.`,
          ),
        );
    });
  });
}

/** Progress and warnings of a server are for the person at the terminal; its request log is not. */
function isWorthShowing(line: string): boolean {
  return !line.startsWith('{') || /"level":(?:[56]0|"(?:error|fatal)")/.test(line);
}

const shown = new Set<string>();

/** Whether the storefront that was built last is started as it is. */
function isBuilt(): boolean {
  try {
    return parseArgs({ options: { built: { type: 'boolean', default: false } } }).values.built;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServerFailedError(`${reason}. The only option is --built, which starts without building.`);
  }
}

async function main(): Promise<void> {
  const options: StackOptions = {
    host: process.env['HOST'] ?? '127.0.0.1',
    storefrontPort: port('PORT', 3000),
    apiPort: port('API_PORT', 4000),
    sandboxPort: port('SANDBOX_PORT', 4001),
    previewPort: port('PREVIEW_PORT', 3001),
    dataDir: resolve(root, process.env['DATA_DIR'] ?? '.data'),
    databaseUrl: process.env['DATABASE_URL'],
    warmImages: true,
    onLine: (server, line) => {
      if (!isWorthShowing(line)) return;
      shown.add(readable(line));
      say(`  ${server}: ${readable(line)}`);
    },
  };
  const began = performance.now();
  await ensureGenerated();
  if (!isBuilt()) await build();
  const stopping = new AbortController();
  const ports = {
    now: Date.now,
    wait: (milliseconds: number, signal: AbortSignal) =>
      wait(milliseconds, undefined, { signal }).catch(() => undefined),
    say,
    stopping: stopping.signal,
  };
  const running: Supervised[] = [];
  const stopRunning = async (): Promise<void> => {
    stopping.abort();
    for (const server of running) await server.stop();
  };
  const stopAll = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    say('Stopping …');
    await stopRunning();
    process.exit(0);
  };
  /** The last one started is the first one stopped. */
  const started = async (name: string, start: () => Promise<RunningServer>): Promise<Supervised> => {
    try {
      const server = await supervise(name, start, ports);
      running.unshift(server);
      return server;
    } catch (error) {
      await stopRunning();
      throw error;
    }
  };
  process.once('SIGINT', () => void stopAll());
  process.once('SIGTERM', () => void stopAll());
  say('Starting the sandbox parties …');
  const parties = await started('The process of the sandbox parties', () => startParties(options));
  say(
    `Starting the commerce service on ${options.databaseUrl === undefined ? 'the embedded database' : 'PostgreSQL'} …`,
  );
  const api = await started('The commerce service', () => startApi(options));
  say('Starting the storefront …');
  const storefront = await started('The storefront', () => startStorefront(options));
  say('Starting the preview …');
  const preview = await started('The preview', () => startPreview(options));
  const ticket = await ticketForHere(options.dataDir);
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  say(`
Ready in ${seconds} s. Press Ctrl-C to stop; orders and carts are kept in ${options.databaseUrl === undefined ? options.dataDir : 'PostgreSQL'}.

  Shop              ${storefront.origin}
  Preview           ${preview.origin}/?ticket=${ticket}
  Commerce service  ${api.origin}
  Sandbox mailbox   ${parties.origin}/mailbox
  Sandbox cards     ${parties.origin}/
  Demo people       README.md, “Demo people”
`);
}

main().catch((error: unknown) => {
  if (!(error instanceof ServerFailedError)) console.error(error);
  else if (!shown.has(error.message)) console.error(error.message);
  process.exit(1);
});
