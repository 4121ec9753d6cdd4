// Builds what is missing and runs the shop in production mode until Ctrl-C; `--built` skips the build.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureGenerated } from '../codegen/ensure-generated.ts';
import { findProblems } from '../doctor/checks.ts';
import { gatherFacts } from '../doctor/facts.ts';
import { readable, ServerFailedError } from '../stack/child.ts';
import type { StackOptions } from '../stack/stack.ts';
import { readDemo } from './demo.ts';
import { createProgress } from './progress.ts';
import { readSettings } from './settings.ts';
import { startShop } from './start-shop.ts';
import { describeStart } from './summary.ts';

const DRAW_MS = 200;
/** With less memory, builds and database run in sequence. */
const MEMORY_FOR_BOTH = 3 * 2 ** 30;

/** True to start the last build unchanged. */
function takesBuild(): boolean {
  try {
    return parseArgs({ options: { built: { type: 'boolean', default: false } } }).values.built;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServerFailedError(`${reason}. The only option is --built, which starts without building.`);
  }
}

/** Servers' warnings are shown, requests are not. */
function isWorthShowing(line: string): boolean {
  return !line.startsWith('{') || /"level":(?:[56]0|"(?:error|fatal)")/.test(line);
}

const shown = new Set<string>();
const stopping = new AbortController();
const progress = createProgress(
  {
    isTerminal: process.stdout.isTTY,
    columns: process.stdout.columns || 80,
    write: (text) => void process.stdout.write(text),
  },
  () => performance.now(),
);

async function main(): Promise<void> {
  const began = performance.now();
  const settings = readSettings(process.env);
  const isTaken = takesBuild();
  const facts = await gatherFacts(settings);
  const problems = findProblems(facts);
  if (problems.length > 0) throw new ServerFailedError(problems.join('\n'));
  await ensureGenerated();
  const isNew = facts.dataFolder.databaseVersion === undefined && !facts.hasOwnDatabase;
  let filledWith: string | undefined;
  const options: StackOptions = {
    ...settings,
    warmImages: true,
    signal: stopping.signal,
    onFilled: (source) => (filledWith = source),
    onLine: (server, line) => {
      if (!isWorthShowing(line)) return;
      shown.add(readable(line));
      progress.note(`  ${server}: ${readable(line)}`);
    },
  };
  const shop = await startShop(options, {
    progress,
    takesBuild: isTaken,
    isNew,
    buildsBeside: facts.availableMemory >= MEMORY_FOR_BOTH,
    supervisor: {
      now: Date.now,
      wait: (milliseconds, signal) => wait(milliseconds, undefined, { signal }).catch(() => undefined),
      log: (text) => progress.note(text),
    },
  });
  stopShop = () => shop.stop();
  clearInterval(drawing);
  progress.stop();
  console.log(
    describeStart({
      seconds: (performance.now() - began) / 1_000,
      isNew,
      storedIn: settings.databaseUrl === undefined ? settings.dataDir : 'PostgreSQL',
      ...shop.origins,
      ...(await readDemo(filledWith)),
    }),
  );
}

let stopShop = async (): Promise<void> => {};
const drawing = setInterval(() => progress.draw(), DRAW_MS).unref();
const starting = main();

async function stop(): Promise<void> {
  if (stopping.signal.aborted) return;
  clearInterval(drawing);
  progress.stop();
  console.log('Stopping …');
  stopping.abort();
  // An aborted start stops its own servers.
  await starting.catch(() => undefined);
  await stopShop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());

starting.catch((error: unknown) => {
  if (stopping.signal.aborted) return;
  clearInterval(drawing);
  progress.stop();
  if (!(error instanceof ServerFailedError)) console.error(error);
  else if (!shown.has(error.message)) console.error(error.message);
  process.exit(1);
});
