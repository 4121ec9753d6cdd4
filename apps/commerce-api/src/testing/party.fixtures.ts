import { createServer, type RequestListener, type Server } from 'node:http';

import type { PartyAddress } from '../parties/party-client.ts';

const servers: Server[] = [];

/** Ends every party that a test has started, whatever it is still doing. */
export async function endParties(): Promise<void> {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** A party that treats every request alike. */
export async function partyThat(listener: RequestListener, timeoutMs = 5_000): Promise<PartyAddress> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new TypeError('the party has no address');
  return { url: `http://127.0.0.1:${address.port}`, apiKey: 'the-key', timeoutMs };
}
