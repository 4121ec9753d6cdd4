import type * as browsingMemory from './browsing-memory.ts';

type Memory = typeof browsingMemory;

/** Runs a function on the browsing memory, whose code is loaded on demand; undefined where it cannot be loaded. */
export async function loadMemory<T>(use: (memory: Memory) => T): Promise<T | undefined> {
  try {
    return use(await import('./browsing-memory.ts'));
  } catch {
    return undefined;
  }
}
