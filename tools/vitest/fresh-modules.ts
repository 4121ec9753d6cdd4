// Files of a project share a worker and imports, which take most of the time of a small test. A file that
// mocks modules, stubs globals or the environment, or has a document, gets new modules and a new window,
// which costs less than its own worker.
import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

const CHANGES = ['vi.mock(', 'vi.stub'];

async function freshWindow(): Promise<() => Promise<void>> {
  const { screen, within } = await import('@testing-library/react');
  const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, {});
  // Bound to the window of its import.
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
