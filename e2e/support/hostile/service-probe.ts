import { request } from 'node:http';
import { longestStall, type WatchedServer } from './server-load.ts';
import type { ServiceCase } from './service-cases.ts';

export interface CaseOutcome {
  /** 0 for a connection closed without a response. */
  readonly status: number;
  /** The longest event loop stall in milliseconds. */
  readonly blockedMs: number;
}

/** A guest whose token and cart the cases use. */
export interface Guest {
  readonly token: string;
  readonly cart: string;
}

const RESPONSE_TIMEOUT_MS = 20_000;

const fill = (text: string, { token, cart }: Guest): string =>
  text.replaceAll('{token}', token).replaceAll('{cart}', cart);

/** Sends a raw request, which most clients would reject. */
function send(
  origin: string,
  { method, path, headers = {}, body }: ServiceCase,
  guest: Guest,
): Promise<number> {
  const { hostname, port } = new URL(origin);
  const filled = Object.entries(headers).map(([name, value]) => [name, fill(value, guest)] as const);
  const length = body === undefined ? [] : [['content-length', String(Buffer.byteLength(body))] as const];
  return new Promise((resolve) => {
    const call = request({
      // The service closes connections after malformed requests.
      agent: false,
      hostname,
      port,
      method,
      path: fill(path, guest),
      headers: Object.fromEntries([...filled, ...length]),
      timeout: RESPONSE_TIMEOUT_MS,
    });
    call.on('response', (response) => {
      response.resume();
      response.on('close', () => resolve(response.statusCode ?? 0));
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(0));
    call.end(body);
  });
}

/** Runs a case; returns the event loop stall. */
export async function runCase(
  server: WatchedServer,
  hostile: ServiceCase,
  guest: Guest,
): Promise<CaseOutcome> {
  let status = 0;
  const blockedMs = await longestStall(server, hostile.name, async () => {
    status = await send(server.origin, hostile, guest);
  });
  return { status, blockedMs };
}
