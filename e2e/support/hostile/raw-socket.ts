import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Ends writing and continues reading. */
export const HALF_CLOSE = { act: 'half-close' } as const;
export const RESET = { act: 'reset' } as const;

/** Bytes to write, a pause, or an end. */
export type Step = string | Buffer | { readonly pauseMs: number } | typeof HALF_CLOSE | typeof RESET;

export interface RawResponse {
  readonly status: number;
  /** By lower-case name; the last of repeated headers. */
  readonly headers: ReadonlyMap<string, string>;
}

export interface Exchange {
  readonly answers: readonly RawResponse[];
  readonly isClosed: boolean;
}

/** Longer than the time limits of the servers under test. */
const LONGEST_EXCHANGE_MS = 12_000;
const HEAD = /HTTP\/1\.[01] (\d{3})[^\r\n]*\r\n([\s\S]*?)\r\n\r\n/g;

function readResponses(received: string): RawResponse[] {
  return [...received.matchAll(HEAD)]
    .map(([, status, lines = '']) => ({
      status: Number(status),
      headers: new Map(
        lines.split('\r\n').map((line) => {
          const at = line.indexOf(':');
          return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
        }),
      ),
    }))
    .filter(({ status }) => status >= 200);
}

/** Performs steps on a connection and reads until it is closed or the time is over. */
export async function exchange(origin: string, steps: readonly Step[]): Promise<Exchange> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => (received += text));
  // A server may reset the connection during a write.
  socket.on('error', () => undefined);
  const closed = new Promise<true>((resolve) => {
    socket.once('end', () => resolve(true));
    socket.once('close', () => resolve(true));
  });
  const timeout = new AbortController();
  const tooLong = wait(LONGEST_EXCHANGE_MS, false as const, { signal: timeout.signal }).catch(() => false);
  const drained = () =>
    new Promise<void>((resolve) => {
      socket.once('drain', resolve);
      socket.once('close', () => resolve());
    });
  const take = async (step: Step): Promise<void> => {
    if (typeof step === 'object' && 'act' in step) {
      if (step === RESET) socket.resetAndDestroy();
      else socket.end();
    } else if (typeof step === 'object' && 'pauseMs' in step) await wait(step.pauseMs);
    else if (!socket.write(step)) await Promise.race([drained(), tooLong]);
  };
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
  for (const step of steps) {
    if (socket.destroyed || socket.readableEnded) break;
    await take(step);
  }
  const isClosed = await Promise.race([closed, tooLong]);
  timeout.abort();
  socket.destroy();
  return { answers: readResponses(received), isClosed };
}
