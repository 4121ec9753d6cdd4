import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../stack/stack.ts';
import type { DemoCard, DemoPerson } from './summary.ts';

/** The name of the demo's seed source. */
const DEMO_SOURCE = 'demo';

const load = (path: string): Promise<unknown> => import(pathToFileURL(join(root, 'demo', path)).href);

/** Reads demo accounts and cards; empty without the demo's data. */
export async function readDemo(
  filledWith: string | undefined,
): Promise<{ readonly people: readonly DemoPerson[]; readonly cards: readonly DemoCard[] }> {
  if (filledWith !== DEMO_SOURCE) return { people: [], cards: [] };
  // Loaded by path, because tools depend on no project.
  const { describePeople } = (await load('shop/src/describe-people.ts')) as {
    readonly describePeople: () => readonly DemoPerson[];
  };
  const { TEST_CARDS } = (await load('providers/src/cards.ts')) as { TEST_CARDS: readonly DemoCard[] };
  return { people: describePeople(), cards: TEST_CARDS };
}
