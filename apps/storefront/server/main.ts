import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, type Config } from '../app/shared/config/config.ts';
import { log } from '../app/shared/pipeline/log.ts';
import { createLastResort, ignoreClosedLog } from '@haberdash/http-server';
import { entryOf, loadBuild, watchOf } from './load-build.ts';

const BUILD = join(import.meta.dirname, '../build');

/** Exits with one sentence and a failing code. */
function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const giveUpOn = (error: unknown): never => giveUp(error instanceof Error ? error.message : String(error));

function settings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    return giveUpOn(error);
  }
}

if (process.env['NODE_ENV'] !== 'production') {
  giveUp('Set NODE_ENV=production before starting the storefront; for development use `npm run dev`.');
}
const config = settings();
if (!existsSync(join(BUILD, 'server/index.js'))) {
  giveUp('The storefront has not been built: run `npm run build` in apps/storefront first.');
}

// These read the shop as they load.
const { createShopServer } = await import('./shop-server.ts').catch(giveUpOn);
const { warmUp } = await import('./warm-up.ts');
const build = await loadBuild(BUILD);
const { choosePage } = entryOf(build);
const server = createShopServer({ config, build, clientDir: join(BUILD, 'client'), choosePage });

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') giveUp(`Port ${config.port} is taken; set PORT to a free one.`);
  if (error.code === 'EACCES')
    giveUp(`Port ${config.port} may not be used by this user; set PORT to another one.`);
  giveUp(`The storefront could not start: ${error.message}`);
});
await warmUp(build, config);
watchOf(build)?.(server.outdatePages);
server.listen(config.port, config.host, () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  log('info', 'listening', { url: `http://${config.host}:${port}`, api: config.apiUrl });
});

/** After a fault of the process, open responses get little time: the next process is waiting. */
const FAULT_STOP_MS = 2_000;

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    log('info', 'stopping', { signal });
    void server.stop().then((isWhole) => process.exit(isWhole ? 0 : 1));
  });
}
const lastResort = createLastResort({
  log: (event, error) =>
    log('error', event, {
      error: error instanceof Error ? `${error.name}: ${error.message}` : `thrown: ${typeof error}`,
      stack: error instanceof Error ? error.stack : undefined,
    }),
  restart: () => void server.stop({ longestMs: FAULT_STOP_MS }).then(() => process.exit(1)),
});
ignoreClosedLog([process.stdout, process.stderr]);
process.on('uncaughtException', lastResort.onException);
process.on('unhandledRejection', lastResort.onRejection);
