import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, resolveChromium } from '../browser/chromium.ts';

/** The service's path on the page's origin: it allows no cross-origin calls. */
export const GATEWAY = '/gateway';

const PATIENCE_MS = 20_000;

/** Serves an empty page with a script, and proxies the gateway to the service. */
async function servePage(script: string, apiOrigin: string) {
  const page = '<!doctype html><title>Empty</title><script type="module" src="/program.js"></script>';
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    if (!url.startsWith(GATEWAY)) {
      const isScript = url === '/program.js';
      response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
      response.end(isScript ? script : page);
      return;
    }
    const { host: _host, connection: _connection, ...headers } = request.headers;
    const result = await fetch(apiOrigin + url.slice(GATEWAY.length), {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: method === 'GET' ? null : await buffer(request),
    });
    response.writeHead(result.status, { 'content-type': result.headers.get('content-type') ?? 'text/plain' });
    response.end(Buffer.from(await result.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, server };
}

/** Runs a bundled program in Chromium until it has printed `count` lines; returns them. */
export async function runInBrowser(script: string, apiOrigin: string, lines: number): Promise<string[]> {
  const { origin, server } = await servePage(script, apiOrigin);
  const browser = await chromium.launch({
    executablePath: await resolveChromium(),
    args: [...CHROMIUM_ARGS],
  });
  try {
    const page = await browser.newPage();
    const printed: string[] = [];
    const end = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, PATIENCE_MS);
      page.on('pageerror', (error) => reject(error));
      page.on('console', (message) => {
        if (message.type() !== 'log') return;
        if (printed.push(message.text()) < lines) return;
        clearTimeout(timer);
        resolve();
      });
    });
    await page.goto(origin);
    await end;
    return printed;
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
