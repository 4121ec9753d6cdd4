// Runs the shop in production with the environment's providers; `--built` skips the build. The preview needs
// PREVIEW_ORIGIN.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureGenerated } from '../codegen/ensure-generated.ts';
import { ServerFailedError, type RunningServer } from '../stack/child.ts';
import { startApi, startPreview, startStorefront, type StackOptions } from '../stack/stack.ts';
import { build, isBuilt, type BuiltApp } from './build.ts';
import { readSettings } from './settings.ts';
import { supervise } from './supervisor.ts';

const stopping = new AbortController();
const { signal } = stopping;
const log = (text: string): void => void process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { built: { type: 'boolean', default: false } } });
  const { sandboxPort: _none, previewPort, ...settings } = readSettings(process.env);
  const { PUBLIC_ORIGIN, PREVIEW_ORIGIN, SHOP_URL = PUBLIC_ORIGIN } = process.env;
  const options: StackOptions = { ...settings, signal, onLine: (_server, line) => log(line) };
  await ensureGenerated();
  const apps: BuiltApp[] = PREVIEW_ORIGIN === undefined ? ['storefront'] : ['storefront', 'cms-preview'];
  for (const app of apps) if (!values.built && !(await isBuilt(app))) await build(app, signal);

  const parts: [name: string, start: () => Promise<RunningServer>][] = [
    [
      'The commerce service',
      () => startApi({ ...options, ...(SHOP_URL === undefined ? {} : { env: { SHOP_URL } }) }),
    ],
    ['The storefront', () => startStorefront(options)],
  ];
  if (PREVIEW_ORIGIN !== undefined && PUBLIC_ORIGIN !== undefined)
    parts.push([
      'The preview',
      () =>
        startPreview({
          ...options,
          previewPort,
          env: { PUBLIC_ORIGIN: PREVIEW_ORIGIN, SHOP_ORIGIN: PUBLIC_ORIGIN },
        }),
    ]);
  const ports = {
    now: Date.now,
    wait: (milliseconds: number) => wait(milliseconds, undefined, { signal }).catch(() => undefined),
    log,
    stopping: signal,
  };
  // In parallel, so that each reports its invalid settings.
  const started = await Promise.allSettled(parts.map(([name, start]) => supervise(name, start, ports)));
  const running = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  stop = async () => {
    stopping.abort();
    await Promise.all(running.map((server) => server.stop()));
  };
  if (running.length < parts.length) throw new ServerFailedError('The shop has not started.');
  log(`The shop listens on ${running.map(({ origin }) => origin).join(', ')}.`);
}

let stop = async (): Promise<void> => stopping.abort();
const starting = main();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(name, () => {
    stopping.abort();
    void starting
      .catch(() => undefined)
      .then(() => stop())
      .then(() => process.exit(0));
  });
starting.catch(async (error: unknown) => {
  if (signal.aborted) return;
  await stop();
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
