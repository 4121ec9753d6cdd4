import {
  createUser,
  decideAll,
  eventContext,
  isVisitorId,
  newVisitorId,
  toSnapshot,
  type Clock,
  type EventContext,
  type ExperimentConfig,
} from '@haberdash/experiments';
import { createConfigFetch, type ConfigFetch } from '@haberdash/experiments/config';
import { config } from '../../../shared/config/config.ts';
import { log } from '../../../shared/pipeline/log.ts';
import type { PrivateRead } from '../../../shared/reads/define-read.ts';

/** What travels to the browser of a visitor who allows it: decisions, and what events about them say. */
export interface MyExperiments {
  readonly snapshot: string;
  readonly context: EventContext;
}

const VISITOR_VALUE = 'visitor';
/** A page does not wait for a configuration: the first visitors of a new process see the baseline. */
const READY_WAIT_MS = 50;

const clock: Clock = {
  now: Date.now,
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs).unref();
    return () => clearTimeout(timer);
  },
};

let fetching: ConfigFetch | undefined;

/** The configuration of this process, fetched when it is first asked for and kept fresh from then on. */
function configuration(): ConfigFetch {
  if (fetching === undefined) {
    fetching = createConfigFetch({
      url: config().experimentConfigUrl,
      fetch: (url, request) => fetch(url, request),
      clock,
      random: Math.random,
      log: (level, message) => {
        if (level !== 'debug') log('warn', 'experiments', { message });
      },
    });
    fetching.start();
  }
  return fetching;
}

type Visitor = Pick<PrivateRead, 'visitor' | 'session' | 'site'>;

/** Secure randomness for an id that must not be guessed. */
const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

function visitorIdOf({ session }: Pick<Visitor, 'session'>): string {
  const known = session.value(VISITOR_VALUE);
  if (isVisitorId(known)) return known;
  const made = newVisitorId(random);
  session.setValue(VISITOR_VALUE, made);
  return made;
}

/**
 * Decides for a visitor after the consent check: without consent for targeting there is no visitor id, and one of
 * before is forgotten; without a configuration everybody keeps the baseline.
 */
export function decideFor(visitor: Visitor, found: ExperimentConfig | undefined): MyExperiments | undefined {
  const { consent } = visitor.visitor;
  if (!consent.isGranted('targeting')) {
    visitor.session.setValue(VISITOR_VALUE, undefined);
    return undefined;
  }
  if (found === undefined || found.flags.size === 0) return undefined;
  const user = createUser(visitorIdOf(visitor), { attributes: { locale: visitor.site.locale } });
  if (user === undefined) return undefined;
  return { snapshot: toSnapshot(decideAll(consent, found, user)), context: eventContext(found, user) };
}

/** The experiments of the visitor of a private read; never a reason for a page to fail or to wait. */
export async function readExperiments(visitor: Visitor): Promise<MyExperiments | undefined> {
  if (!visitor.visitor.consent.isGranted('targeting')) return decideFor(visitor, undefined);
  const source = configuration();
  if (source.getSnapshot().status === 'waiting') await source.ready(READY_WAIT_MS);
  return decideFor(visitor, source.getSnapshot().config);
}
