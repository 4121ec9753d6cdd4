import type { ChildProcess } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunningServer } from '../stack/child.ts';
import { supervise } from './supervisor.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Fake servers that record their events. */
function createServers() {
  const events: string[] = [];
  const enders: ((code: number) => void)[] = [];
  const stopping = new AbortController();
  let formErrors = 0;
  const start = async (): Promise<RunningServer> => {
    if (formErrors > 0) {
      formErrors -= 1;
      events.push('rejected');
      throw new Error('the port is taken');
    }
    events.push('start');
    const { promise, resolve } = Promise.withResolvers<number>();
    enders.push(resolve);
    return {
      // The process itself is not used.
      process: {} as ChildProcess,
      origin: 'http://127.0.0.1:1',
      ended: promise,
      stop: async () => {
        events.push('stop');
        resolve(0);
      },
    };
  };
  const ports = {
    now: () => Date.now(),
    wait: (milliseconds: number, signal: AbortSignal) =>
      new Promise<void>((done) => {
        setTimeout(done, milliseconds);
        signal.addEventListener('abort', () => done());
      }),
    log: () => undefined,
    stopping: stopping.signal,
  };
  return {
    events,
    start: () => supervise('The storefront', start, ports),
    end: (code: number) => enders.at(-1)?.(code),
    stop: () => stopping.abort(),
    reject: (times: number) => (formErrors = times),
    starts: () => events.filter((event) => event === 'start').length,
  };
}

describe('a supervised server', () => {
  it('is started again when it ends by itself, whatever its exit code', async () => {
    const servers = createServers();
    await servers.start();
    servers.end(1);
    await later(250);
    expect(servers.starts()).toBe(2);
    servers.end(0);
    await later(500);
    expect(servers.starts()).toBe(3);
  });

  it('is restarted after delays that double while it keeps exiting, up to half a minute', async () => {
    const servers = createServers();
    await servers.start();
    for (const pause of [250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      const before = servers.starts();
      servers.end(1);
      await later(pause - 1);
      expect(servers.starts()).toBe(before);
      await later(1);
      expect(servers.starts()).toBe(before + 1);
    }
  });

  it('is restarted immediately when it had run well for a minute', async () => {
    const servers = createServers();
    await servers.start();
    servers.end(1);
    await later(250);
    await later(60_000);
    servers.end(1);
    await later(250);
    expect(servers.starts()).toBe(3);
  });

  it('is tried again when the new start fails', async () => {
    const servers = createServers();
    await servers.start();
    servers.reject(2);
    servers.end(1);
    await later(250 + 500 + 1_000);
    expect(servers.events).toEqual(['start', 'rejected', 'rejected', 'start']);
  });

  it('is not restarted once everything stops, though it may exit before it is stopped', async () => {
    const servers = createServers();
    const server = await servers.start();
    servers.stop();
    servers.end(130);
    await later(60_000);
    await server.stop();
    expect(servers.starts()).toBe(1);
  });

  it('stops immediately while it waits for its restart', async () => {
    const servers = createServers();
    const server = await servers.start();
    servers.end(1);
    await later(100);
    servers.stop();
    await server.stop();
    await later(60_000);
    expect(servers.starts()).toBe(1);
  });

  it('fails when its first start does', async () => {
    const servers = createServers();
    servers.reject(1);
    await expect(servers.start()).rejects.toThrow('the port is taken');
  });
});
