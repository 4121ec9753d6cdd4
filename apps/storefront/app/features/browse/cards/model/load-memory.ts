import type * as browsingMemory from './browsing-memory.ts';

type Memory = typeof browsingMemory;

/**
 * Does something with what this browser remembers, whose code comes when it is first asked for; nothing where it
 * cannot be fetched.
 */
export async function loadMemory<T>(use: (memory: Memory) => T): Promise<T | undefined> {
  try {
    return use(await import('./browsing-memory.ts'));
  } catch {
    return undefined;
  }
}
