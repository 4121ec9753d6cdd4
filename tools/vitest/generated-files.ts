import { ensureGenerated } from '../codegen/ensure-generated.ts';

/** Makes generated files whose sources have changed before any test reads them. */
export async function setup(): Promise<void> {
  await ensureGenerated();
}
