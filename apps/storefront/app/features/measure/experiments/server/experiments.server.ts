import {
  createUser,
  decideAll,
  eventContext,
  isVisitorId,
  newVisitorId,
  toSnapshot,
  type EventContext,
  type ExperimentConfig,
} from '@haberdash/experiments';
import { currentConfig } from './configuration.server.ts';
import { introduceVisitor } from './customer-data.server.ts';
import { factsOf, type FactsRead } from './visitor-facts.server.ts';

/** What travels to the browser of a visitor who allows it: decisions, and what events about them say. */
export interface MyExperiments {
  readonly snapshot: string;
  readonly context: EventContext;
}

const VISITOR_VALUE = 'visitor';
const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

function visitorIdOf({ session }: Pick<FactsRead, 'session'>, found: ExperimentConfig): string {
  const known = session.value(VISITOR_VALUE);
  if (isVisitorId(known)) return known;
  const made = newVisitorId(random);
  session.setValue(VISITOR_VALUE, made);
  introduceVisitor(found, made);
  return made;
}

/** Decides for a visitor; without consent for targeting there is no visitor id, and without configuration the baseline. */
export async function decideFor(
  read: FactsRead,
  found: ExperimentConfig | undefined,
): Promise<MyExperiments | undefined> {
  const { consent } = read.visitor;
  if (!consent.isGranted('targeting')) {
    read.session.setValue(VISITOR_VALUE, undefined);
    return undefined;
  }
  if (found === undefined || found.flags.size === 0) return undefined;
  const id = visitorIdOf(read, found);
  const user = createUser(id, await factsOf(read, found, id));
  if (user === undefined) return undefined;
  return { snapshot: toSnapshot(decideAll(consent, found, user)), context: eventContext(found, user) };
}

/** The experiments of the visitor of a private read; never a reason for a page to fail or to wait. */
export async function readExperiments(read: FactsRead): Promise<MyExperiments | undefined> {
  const isAllowed = read.visitor.consent.isGranted('targeting');
  return decideFor(read, isAllowed ? await currentConfig() : undefined);
}
