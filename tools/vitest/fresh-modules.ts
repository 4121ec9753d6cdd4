// Files of a project share a worker and what they import, which is most of the time of a small test. A file that mocks
// modules or stubs globals or the environment, or has a document, gets modules and a window of its own all the same, as it would
// in a worker of its own, whose start costs more than most of these files.
import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

const CHANGES = ['vi.mock(', 'vi.stub'];

async function freshWindow(): Promise<() => Promise<void>> {
  const { screen, within } = await import('@testing-library/react');
  const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, {});
  // It is bound to the body of the window that it was imported in.
  Object.assign(screen, within(document.body));
  return async () => teardown(globalThis);
}

const text = readFileSync(expect.getState().testPath ?? '', 'utf8');
const hasDocument = typeof document !== 'undefined';
if (hasDocument || CHANGES.some((change) => text.includes(change))) {
  vi.resetModules();
  const closeWindow = hasDocument ? await freshWindow() : undefined;
  afterAll(async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.resetModules();
    await closeWindow?.();
  });
}
