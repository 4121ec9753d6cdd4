import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createImageProxy } from './image-proxy.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a server on TCP has one
  return `http://127.0.0.1:${port}`;
}

it('passes on that the image service is busy, and when to come back', async () => {
  const imageUrl = await listen(
    createServer((_request, response) => {
      response.writeHead(503, { 'retry-after': '5', 'cache-control': 'no-store' }).end();
    }),
  );
  const proxy = createImageProxy({ imageUrl });
  const shop = await listen(createServer((request, response) => void proxy(request, response)));
  const answer = await fetch(`${shop}/images/scenes/lake-camp`);
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ]);
});
