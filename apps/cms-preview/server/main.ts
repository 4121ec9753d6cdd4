import { createLastResort, ignoreClosedLog } from '@haberdash/http-server';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { readConfig, type Config } from '../app/shared/config/config.ts';
import { createPreviewServer } from './preview-server.ts';

const BUILD = join(import.meta.dirname, '../build');
const FAULT_STOP_MS = 2_000;

function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function settings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}

if (process.env['NODE_ENV'] !== 'production')
  giveUp('Set NODE_ENV=production before starting the preview; for development use `npm run dev`.');
if (!existsSync(join(BUILD, 'server/index.js')))
  giveUp('The preview has not been built: run `npm run build` in apps/cms-preview first.');

const config = settings();
// Built by React Router; this type is its shape.
const build = (await import(pathToFileURL(join(BUILD, 'server/index.js')).href)) as ServerBuild;
const server = createPreviewServer({ config, build, clientDir: join(BUILD, 'client') });

server.on('error', (error: NodeJS.ErrnoException) => {
  giveUp(
    error.code === 'EADDRINUSE'
      ? `Port ${config.port} is taken; set PORT to a free one.`
      : `The preview could not start: ${error.message}`,
  );
});
server.listen(config.port, config.host);

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => void server.stop({ longestMs: FAULT_STOP_MS }).then(() => process.exit(0)));
const lastResort = createLastResort({
  log: (event, error) => process.stderr.write(`${event}: ${String(error)}\n`),
  restart: () => void server.stop({ longestMs: FAULT_STOP_MS }).then(() => process.exit(1)),
});
process.on('uncaughtException', lastResort.onException);
process.on('unhandledRejection', lastResort.onRejection);
ignoreClosedLog([process.stdout, process.stderr]);
