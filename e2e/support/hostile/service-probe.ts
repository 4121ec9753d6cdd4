import { readFileSync } from 'node:fs';
import { Agent, get, request } from 'node:http';
import type { ServiceCase } from './service-cases.ts';

/** What became of one case. */
export interface CaseOutcome {
  /** 0 when the connection ended without an answer. */
  readonly status: number;
  /** The longest that the service computed while a trifling request waited, in milliseconds. */
  readonly blockedMs: number;
}

/** The service that is asked, and its process on this machine. */
export interface Target {
  readonly origin: string;
  readonly pid: number;
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

/** How long the main thread of a process has computed so far, in milliseconds. */
function computedMs(pid: number): number {
  const [nanoseconds = '0'] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1_000_000;
}

/**
 * Asks whether the service lives, again and again, until told to stop; then says how long it computed at most while
 * one of these had to wait. What it only waited for the processor of a busy machine does not count.
 */
function watch({ origin, pid }: Target): () => Promise<number> {
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  let longest = 0;
  const ask = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const begun = performance.now();
      const computed = computedMs(pid);
      get(`${origin}/health/live`, { agent }, (answer) => {
        answer.resume();
        answer.on('end', () => {
          longest = Math.max(longest, Math.min(performance.now() - begun, computedMs(pid) - computed));
          resolve();
        });
      }).on('error', reject);
    });
  const asking = (async () => {
    while (!isOver) await ask();
  })();
  return async () => {
    isOver = true;
    await asking;
    agent.destroy();
    return longest;
  };
}

/** Sends a case while a trifling request is asked again and again; both have to be answered. */
export async function runCase(target: Target, hostile: ServiceCase, guest: Guest): Promise<CaseOutcome> {
  const stop = watch(target);
  const status = await send(target.origin, hostile, guest);
  return { status, blockedMs: await stop() };
}
