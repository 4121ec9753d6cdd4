import type { ConsentView } from '../consent/consent-gate.ts';
import type { Decision } from '../decisions/decide.ts';
import type { EventContext } from '../decisions/event-context.ts';
import type { KeyValueStorage } from '../ports.ts';
import { createBatch } from './batch.ts';
import { batchingFor, type BatchingOptions } from './batching.ts';
import { createDelivery, type DeliveryOptions } from './delivery.ts';
import { conversion, impression, type EventClient, type EventVisitor } from './payload.ts';
import { createPendingStore, type PendingEntry } from './pending-store.ts';

export interface EventSenderOptions extends BatchingOptions, DeliveryOptions {
  readonly client: EventClient;
  readonly consent: ConsentView;
  readonly newId: () => string;
  readonly storage?: KeyValueStorage | undefined;
}

/** Sends impressions and conversions with consent (spec 2 §7). */
export interface EventSender {
  /** Call when a decision's block is visible: one impression per visitor and decision, or per page view. */
  readonly seen: (context: EventContext, decision: Decision, pageView?: number) => void;
  /** Call for a conversion. */
  readonly track: (context: EventContext, eventKey: string, tags?: unknown) => void;
  /** Sends what an earlier page could not. */
  readonly resume: () => void;
  /** Sends waiting events, and settles when nothing is in flight. */
  readonly flush: () => Promise<void>;
  /** Call on page hide: passes waiting events to the beacon; the sender continues if the page comes back. */
  readonly pageHidden: () => void;
}

const MAX_REMEMBERED = 1_000;

/** Remembers the last 1,000 causes, so that each makes one event and memory is bounded. */
function createDeduplicator() {
  const known = new Set<string>();
  return {
    isNew: (cause: string): boolean => {
      if (known.has(cause)) return false;
      const [oldest] = known;
      if (known.size >= MAX_REMEMBERED && oldest !== undefined) known.delete(oldest);
      known.add(cause);
      return true;
    },
    clear: () => known.clear(),
  };
}

/**
 * A sender for the provider's event endpoint (spec 2 §5, §7): deduplicated impressions, batches, three
 * attempts, undelivered requests stored for the next page. Sends only with targeting consent; a withdrawal
 * drops all waiting events.
 */
export function createEventSender(options: EventSenderOptions): EventSender {
  const { client, consent, clock, log, newId } = options;
  const pending = createPendingStore(options.storage, log);
  const causes = createDeduplicator();
  const delivery = createDelivery(options, pending);
  const stored = (body: string): PendingEntry => {
    const entry = { id: newId(), body };
    pending.add(entry);
    return entry;
  };
  const batch = createBatch(batchingFor(options), {
    client,
    clock,
    send: (body) => delivery.send(stored(body)),
  });
  const stamp = () => ({ timestamp: clock.now(), uuid: newId() });
  const isAllowed = (): boolean => consent.isGranted('targeting');
  const record = (context: EventContext, visitor: EventVisitor | undefined, name: string): void => {
    if (visitor === undefined) log('debug', `No event is sent for ${name}`);
    else batch.add(context, visitor);
  };

  const obey = (): void => {
    if (isAllowed()) return;
    batch.take();
    causes.clear();
    delivery.drop();
  };
  consent.subscribe(obey);
  obey();
  return {
    seen: (context, decision, pageView = 0) => {
      // The holdout that spared a rollout has an impression beside the rollout's, as in the vendor's SDK.
      for (const each of [decision, decision.heldBackBy]) {
        if (each === undefined) continue;
        const { flagKey, experimentId, variationId } = each;
        const cause = JSON.stringify([context.visitorId, flagKey, experimentId, variationId, pageView]);
        if (isAllowed() && causes.isNew(cause)) record(context, impression(context, each, stamp()), flagKey);
      }
    },
    track: (context, eventKey, tags) => {
      if (isAllowed()) record(context, conversion(context, eventKey, tags, stamp()), eventKey);
    },
    resume: () => {
      if (isAllowed()) for (const entry of pending.entries()) delivery.send(entry);
    },
    flush: () => {
      batch.flush();
      return delivery.settled();
    },
    pageHidden: () => {
      const body = batch.take();
      delivery.pageHidden(body === undefined ? undefined : stored(body));
    },
  };
}
