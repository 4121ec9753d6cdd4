import { createRequestListener } from '@react-router/node';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { ServerBuild } from 'react-router';

const compress = promisify(brotliCompress);
const folder = import.meta.dirname;

/** A page of the same framework with nothing on it but a button, built and served as the shop is. */
export interface EmptyPage {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Builds and serves the empty page: what the framework costs alone, on this machine. */
export async function serveEmptyPage(): Promise<EmptyPage> {
  await promisify(execFile)(
    process.execPath,
    [join(folder, '../../../node_modules/@react-router/dev/bin.cjs'), 'build'],
    { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } },
  );
  const build = (await import(join(folder, 'build/server/index.js'))) as ServerBuild; // what the framework writes
  const answerDocument = createRequestListener({ build, mode: 'production' });
  const server = createServer((request, response) => {
    void (async () => {
      const file = join(folder, 'build/client', new URL(request.url ?? '/', 'http://page').pathname);
      if (!file.endsWith('.js') || !existsSync(file)) return answerDocument(request, response);
      response.writeHead(200, {
        'content-type': 'text/javascript',
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      return response.end(await compress(await readFile(file)));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // of a server that listens
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
