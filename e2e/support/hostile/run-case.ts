import { expect } from '@playwright/test';
import type { HostileCase, HostileTarget } from './hostile-case.ts';
import { exchange, type Exchange } from './raw-socket.ts';
import { LONGEST_STALL_MS, longestStall, type WatchedServer } from './server-load.ts';

export interface HostileServer extends Omit<WatchedServer, 'origin'> {
  readonly isRunning: () => boolean;
  readonly target: HostileTarget;
}

/** Runs a case: the process survives, the response is valid, the event loop is not blocked. */
export async function expectWithstands(
  server: HostileServer,
  { name, send, answers: responses }: HostileCase,
): Promise<Exchange> {
  let found: Exchange = { answers: [], isClosed: true };
  const stall = await longestStall({ ...server, origin: server.target.origin }, name, async () => {
    found = await exchange(server.target.origin, send(server.target));
  });
  expect(server.isRunning(), 'the process goes on').toBe(true);
  expect(found.isClosed, 'the connection ends').toBe(true);
  const statuses = found.answers.map(({ status }) => status);
  expect(
    statuses.filter((status) => status >= 500),
    'nothing is answered with 5xx',
  ).toEqual([]);
  if (responses !== undefined) {
    expect(statuses.length, 'there is an answer').toBeGreaterThan(0);
    for (const status of statuses) expect(responses, 'the status matches the fault').toContain(status);
  }
  expect(stall, 'milliseconds that the event loop stood still').toBeLessThan(LONGEST_STALL_MS);
  return found;
}
