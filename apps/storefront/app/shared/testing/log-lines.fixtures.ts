import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Turns the log of requests on for the tests of a file, which have none. Settings are read once, so that what logs has
 * to be imported within the test.
 * @returns what was logged since the test began
 */
export function watchLog(): () => Record<string, unknown>[] {
  let lines: Record<string, unknown>[] = [];
  beforeEach(() => {
    lines = [];
    vi.stubEnv('LOG_REQUESTS', 'true');
    vi.resetModules();
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.resetModules();
  });
  return () => lines;
}
