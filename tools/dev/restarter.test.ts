import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRestarter } from './restarter.ts';

/** Records starts and ends of runs. */
function createRuns() {
  const events: string[] = [];
  const enders: (() => void)[] = [];
  let count = 0;
  const start = () => {
    count += 1;
    const name = count;
    events.push(`start ${name}`);
    const { promise, resolve } = Promise.withResolvers<void>();
    enders.push(() => {
      events.push(`end ${name}`);
      resolve();
    });
    return { ended: promise, stop: () => void events.push(`stop ${name}`) };
  };
  return { events, start, end: () => enders.shift()?.() };
}

describe('the restarter', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('restarts once for changes that come together, when the last run has ended', async () => {
    const runs = createRuns();
    const restarter = createRestarter(runs.start);
    restarter.start();
    await vi.advanceTimersByTimeAsync(0);
    restarter.changed();
    restarter.changed();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(runs.events).toEqual(['start 1', 'stop 1']);
    runs.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(runs.events).toEqual(['start 1', 'stop 1', 'end 1', 'start 2']);
  });

  it('starts again after an exit by itself, with the next change', async () => {
    const runs = createRuns();
    const restarter = createRestarter(runs.start);
    restarter.start();
    await vi.advanceTimersByTimeAsync(0);
    runs.end();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(runs.events).toEqual(['start 1', 'end 1']);
    restarter.changed();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(runs.events.at(-1)).toBe('start 2');
  });

  it('does not forget a change that comes while it restarts', async () => {
    const runs = createRuns();
    const restarter = createRestarter(runs.start);
    restarter.start();
    await vi.advanceTimersByTimeAsync(0);
    restarter.changed();
    await vi.advanceTimersByTimeAsync(1_000);
    restarter.changed();
    await vi.advanceTimersByTimeAsync(1_000);
    runs.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(runs.events.slice(-2)).toEqual(['start 2', 'stop 2']);
  });

  it('starts nothing more once it was stopped', async () => {
    const runs = createRuns();
    const restarter = createRestarter(runs.start);
    restarter.start();
    await vi.advanceTimersByTimeAsync(0);
    restarter.changed();
    const stopped = restarter.stop();
    await vi.advanceTimersByTimeAsync(1_000);
    runs.end();
    await stopped;
    restarter.changed();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(runs.events).toEqual(['start 1', 'stop 1', 'end 1']);
  });
});
