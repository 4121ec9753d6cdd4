import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below what systems take for outgoing connections, so that none takes a server's port while it starts again. */
const FIRST_PORT = 12_000;
const PORT_AFTER_LAST = 32_000;

/** A port of the loopback address that nothing listened on a moment ago. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, PORT_AFTER_LAST);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
