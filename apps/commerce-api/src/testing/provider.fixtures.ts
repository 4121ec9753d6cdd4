import { createServer, type RequestListener, type Server } from 'node:http';

import type { ProviderAddress } from '../providers/provider-client.ts';

const servers: Server[] = [];

/** Closes all provider servers of a test. */
export async function endProviders(): Promise<void> {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

export async function providerThat(listener: RequestListener, timeoutMs = 5_000): Promise<ProviderAddress> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new TypeError('the provider has no address');
  return { url: `http://127.0.0.1:${address.port}`, apiKey: 'the-key', timeoutMs };
}
