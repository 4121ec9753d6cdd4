import { expect } from '@playwright/test';
import type { HostileCase, HostileTarget } from './hostile-case.ts';
import { exchange, type Exchange } from './raw-socket.ts';
import { longestStall } from './server-load.ts';

/** A server under test. */
export interface HostileServer {
  readonly pid: number;
  /** False once the process has ended. */
  readonly isRunning: () => boolean;
  readonly target: HostileTarget;
}

/** A request may keep the event loop from everybody else for this long. */
const LONGEST_STALL_MS = 50;
/** The first times may compile, load and fill caches; what a request costs is what the cheapest try shows. */
const TRIES = 4;

/**
 * Does one case to a server: its process goes on, nothing is answered with 5xx, the answer is one of the right ones,
 * and the event loop is free for the others. What was answered the last time is returned.
 */
export async function bears(server: HostileServer, { send, answers }: HostileCase): Promise<Exchange> {
  const stalls: number[] = [];
  let last: Exchange = { answers: [], isClosed: true };
  do {
    const stall = await longestStall({ pid: server.pid, origin: server.target.origin }, async () => {
      last = await exchange(server.target.origin, send(server.target));
    });
    stalls.push(stall);
    expect(server.isRunning(), 'the process goes on').toBe(true);
    expect(last.isClosed, 'the connection ends').toBe(true);
    const statuses = last.answers.map(({ status }) => status);
    expect(
      statuses.filter((status) => status >= 500),
      'nothing is answered with 5xx',
    ).toEqual([]);
    if (answers !== undefined) {
      expect(statuses.length, 'there is an answer').toBeGreaterThan(0);
      for (const status of statuses) expect(answers, 'the answer says what was wrong').toContain(status);
    }
  } while (Math.min(...stalls) > LONGEST_STALL_MS && stalls.length < TRIES);
  expect(Math.min(...stalls), 'milliseconds that the event loop stood still').toBeLessThan(LONGEST_STALL_MS);
  return last;
}
