import {
  createUser,
  decideAll,
  eventContext,
  toSnapshot,
  type Decision,
  type EventContext,
  type ExperimentConfig,
  type User,
} from '@haberdash/experiments';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { currentConfig } from './configuration.server.ts';
import { identifyVisitor, introduceVisitor } from './customer-data.server.ts';
import {
  factsOf,
  SEGMENT_VALUE,
  storeSegment,
  type FactsRead,
  type VisitorRequest,
} from './visitor-facts.server.ts';
import { identityOf, VISITOR_VALUE, type VisitorIdentity } from './visitor-identity.server.ts';

/** What travels to the browser of a visitor who allows it: decisions, and what events about them say. */
export interface MyExperiments {
  readonly snapshot: string;
  readonly context: EventContext;
}

/** The session value with the user that this browser's visitor was last linked to. */
const IDENTIFIED_VALUE = 'identified';

interface Decided {
  readonly identity: VisitorIdentity;
  readonly user: User;
  readonly decisions: ReadonlyMap<string, Decision>;
}

/** Decides all flags for a visitor with consent for targeting; changes nothing. */
export async function decideFlags(
  visitor: VisitorRequest,
  found: ExperimentConfig,
): Promise<Decided | undefined> {
  const identity = identityOf(visitor.session, found);
  const user = createUser(identity.userId, await factsOf(visitor, found, identity));
  return user && { identity, user, decisions: decideAll(visitor.consent, found, user) };
}

/** Stores the id of a new visitor, and announces it to the customer data of the project (spec 2 §7). */
export function rememberVisitor(
  session: VisitorRequest['session'],
  found: ExperimentConfig,
  { isNew, vuid }: VisitorIdentity,
): void {
  if (!isNew) return;
  session.setValue(VISITOR_VALUE, vuid);
  introduceVisitor(found, vuid);
}

/** Links the visitor of this browser with the customer, once for each sign-in. */
function linkCustomer(session: VisitorRequest['session'], found: ExperimentConfig, who: VisitorIdentity) {
  const linked = who.isCustomer ? who.userId : undefined;
  if (session.value(IDENTIFIED_VALUE) === linked) return;
  session.setValue(IDENTIFIED_VALUE, linked);
  if (linked !== undefined) identifyVisitor(found, who);
}

function forgetVisitor(session: VisitorRequest['session']): void {
  for (const name of [VISITOR_VALUE, SEGMENT_VALUE, IDENTIFIED_VALUE]) session.setValue(name, undefined);
}

/**
 * Decides for a visitor. Without consent for targeting there is no visitor, and what an earlier consent has stored is
 * forgotten; without a configuration every visitor gets the baseline.
 */
export async function decideFor(
  read: FactsRead,
  found: ExperimentConfig | undefined,
): Promise<MyExperiments | undefined> {
  const { session, site } = read;
  const { consent } = read.visitor;
  if (!consent.isGranted('targeting')) {
    forgetVisitor(session);
    return undefined;
  }
  if (found === undefined || found.flags.size === 0) return undefined;
  await storeSegment(read, found);
  const userAgent = read.request.headers.get('user-agent');
  const decided = await decideFlags({ site, session, consent, userAgent }, found);
  if (decided === undefined) return undefined;
  rememberVisitor(session, found, decided.identity);
  linkCustomer(session, found, decided.identity);
  return { snapshot: toSnapshot(decided.decisions), context: eventContext(found, decided.user) };
}

/** The experiments of the visitor of a private read; never a reason for a page to fail or to wait. */
export async function readExperiments(read: FactsRead): Promise<MyExperiments | undefined> {
  const isAllowed = read.visitor.consent.isGranted('targeting');
  return decideFor(read, isAllowed ? await currentConfig() : undefined);
}

/**
 * One decision that shaped a private page, with the context of its activation: such a page has no later read of its
 * own. Undefined for the baseline.
 */
export async function readShown(read: FactsRead & DecidingRead, flagKey: string): Promise<Shown | undefined> {
  const decision = await read.decideFlag?.(flagKey);
  const found = await currentConfig();
  if (decision === undefined || found === undefined) return undefined;
  const { session, site } = read;
  const userAgent = read.request.headers.get('user-agent');
  const decided = await decideFlags({ site, session, consent: read.visitor.consent, userAgent }, found);
  if (decided === undefined) return undefined;
  const snapshot = toSnapshot(new Map([[flagKey, decision]]));
  return { decision, mine: { snapshot, context: eventContext(found, decided.user) } };
}

type DecidingRead = Pick<PrivateRead, 'decideFlag'>;

/** A decision, and what the browser needs to report that it was shown. */
export interface Shown {
  readonly decision: Decision;
  readonly mine: MyExperiments;
}
