import { ensureGenerated } from '../codegen/ensure-generated.ts';

/** Regenerates outdated files before tests. */
export async function setup(): Promise<void> {
  await ensureGenerated();
}
