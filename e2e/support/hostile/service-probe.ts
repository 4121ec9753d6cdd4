import { request } from 'node:http';
import { longestStall, type WatchedServer } from './server-load.ts';
import type { ServiceCase } from './service-cases.ts';

/** What became of one case. */
export interface CaseOutcome {
  /** 0 when the connection ended without an answer. */
  readonly status: number;
  /** The longest that the event loop of the service stood still, in milliseconds. */
  readonly blockedMs: number;
}

/** A guest whose token and cart stand in the cases. */
export interface Guest {
  readonly token: string;
  readonly cart: string;
}

const ANSWER_TIMEOUT_MS = 20_000;

const fill = (text: string, { token, cart }: Guest): string =>
  text.replaceAll('{token}', token).replaceAll('{cart}', cart);

/** Sends a case as it stands: no client of ours would let half of them out. */
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
      // The service ends connections over which nonsense came; the next case gets one of its own.
      agent: false,
      hostname,
      port,
      method,
      path: fill(path, guest),
      headers: Object.fromEntries([...filled, ...length]),
      timeout: ANSWER_TIMEOUT_MS,
    });
    call.on('response', (answer) => {
      answer.resume();
      answer.on('close', () => resolve(answer.statusCode ?? 0));
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(0));
    call.end(body);
  });
}

/** Sends a case and tells how long the event loop stood still for it. */
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
