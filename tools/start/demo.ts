import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../stack/stack.ts';
import type { DemoCard, DemoPerson } from './summary.ts';

/** The source that the demo fills a shop from. */
const DEMO_SOURCE = 'demo';

const load = (path: string): Promise<unknown> => import(pathToFileURL(join(root, 'demo', path)).href);

/** Reads whom to sign in as and what to pay with; nobody and nothing in a shop that was not filled by the demo. */
export async function readDemo(
  filledWith: string | undefined,
): Promise<{ readonly people: readonly DemoPerson[]; readonly cards: readonly DemoCard[] }> {
  if (filledWith !== DEMO_SOURCE) return { people: [], cards: [] };
  // Tools depend on no project, so the demo is read by its path and describes itself there.
  const { describePeople } = (await load('shop/src/describe-people.ts')) as {
    readonly describePeople: () => readonly DemoPerson[];
  };
  const { TEST_CARDS } = (await load('providers/src/cards.ts')) as { TEST_CARDS: readonly DemoCard[] };
  return { people: describePeople(), cards: TEST_CARDS };
}
