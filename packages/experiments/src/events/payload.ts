import type { Decision } from '../decisions/decide.ts';
import type { EventContext } from '../decisions/event-context.ts';
import { copyTags, parseRevenue, parseValue } from './event-values.ts';

/** The client's name and version in the provider's reports. */
export interface EventClient {
  readonly name: string;
  readonly version: string;
}

/** Time and id of an event; the provider deduplicates by the id. */
export interface EventStamp {
  readonly timestamp: number;
  readonly uuid: string;
}

/** One visitor's events in the provider's format. */
export interface EventVisitor {
  readonly visitor_id: string;
  readonly attributes: readonly object[];
  readonly snapshots: readonly object[];
}

const ACTIVATION = 'campaign_activated';

function visitorOf(context: EventContext, snapshot: object): EventVisitor {
  return {
    visitor_id: context.visitorId,
    attributes: context.attributes.map(([id, key, value]) => ({ entity_id: id, key, type: 'custom', value })),
    snapshots: [snapshot],
  };
}

/** An impression of a decision; undefined for a rollout if the project turns those off (spec 2 §7). */
export function impression(
  context: EventContext,
  decision: Decision,
  stamp: EventStamp,
): EventVisitor | undefined {
  if (decision.source === 'rollout' && !context.sendFlagDecisions) return undefined;
  // As the vendor's SDK does: an experiment without a layer is its own campaign.
  const campaignId = decision.campaignId || decision.experimentId || null;
  const metadata = {
    flag_key: decision.flagKey,
    rule_key: decision.ruleKey,
    rule_type: decision.source,
    variation_key: decision.variationKey,
    enabled: decision.isEnabled,
  };
  return visitorOf(context, {
    decisions: [
      {
        campaign_id: campaignId,
        experiment_id: decision.experimentId,
        variation_id: decision.variationId,
        metadata,
      },
    ],
    events: [{ entity_id: campaignId, key: ACTIVATION, timestamp: stamp.timestamp, uuid: stamp.uuid }],
  });
}

/** A conversion; undefined for an unknown event or tags that are no object (spec 2 §5, §7). */
export function conversion(
  context: EventContext,
  eventKey: string,
  tags: unknown,
  stamp: EventStamp,
): EventVisitor | undefined {
  const id = context.events.find(([key]) => key === eventKey)?.[1];
  const copied = copyTags(tags ?? {});
  if (id === undefined || copied === undefined) return undefined;
  const [revenue, value] = [parseRevenue(copied['revenue']), parseValue(copied['value'])];
  const isKept = ([key]: readonly [string, unknown]): boolean =>
    !(key === 'revenue' && revenue === undefined) && !(key === 'value' && value === undefined);
  const stored = Object.entries(copied).filter(isKept);
  return visitorOf(context, {
    events: [
      {
        entity_id: id,
        key: eventKey,
        timestamp: stamp.timestamp,
        uuid: stamp.uuid,
        ...(stored.length > 0 && { tags: Object.fromEntries(stored) }),
        ...(revenue !== undefined && { revenue }),
        ...(value !== undefined && { value }),
      },
    ],
  });
}

/** The common part of a request; events that differ in it are sent separately (spec 2 §7). */
export function envelope(context: EventContext, client: EventClient): object {
  return {
    client_name: client.name,
    client_version: client.version,
    account_id: context.accountId,
    project_id: context.projectId,
    revision: context.revision,
    anonymize_ip: context.anonymizeIp,
    enrich_decisions: true,
  };
}
