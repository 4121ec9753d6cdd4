import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const BETWEEN_PROBES_MS = 2;

/** How long the main thread of a process has been on a processor, in milliseconds; Linux counts it. */
function mainThreadMs(pid: number): number {
  const [nanoseconds = '0'] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

/** The memory that a process has taken from the machine, in MiB. */
export function residentMiB(pid: number): number {
  const found = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1] ?? 0) / 1024;
}

function probe(url: string, agent: Agent): Promise<number> {
  const began = performance.now();
  return new Promise((resolve) => {
    const done = () => resolve(performance.now() - began);
    get(url, { agent }, (answer) => answer.resume().once('end', done)).once('error', done);
  });
}

/**
 * Runs something and tells how long at most the event loop of a server stood still meanwhile, in milliseconds: the
 * slowest of many cheap requests, and never more than its main thread has worked, because a neighbour on the machine
 * can slow a request down but cannot make that thread work.
 */
export async function longestStall(
  server: { readonly pid: number; readonly origin: string },
  run: () => Promise<void>,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const url = `${server.origin}/health/live`;
  await probe(url, agent);
  let isRunning = true;
  let slowest = 0;
  const before = mainThreadMs(server.pid);
  const probing = (async () => {
    while (isRunning) {
      slowest = Math.max(slowest, await probe(url, agent));
      await wait(BETWEEN_PROBES_MS);
    }
  })();
  try {
    await run();
  } finally {
    isRunning = false;
    await probing;
    agent.destroy();
  }
  return Math.min(slowest, mainThreadMs(server.pid) - before);
}
