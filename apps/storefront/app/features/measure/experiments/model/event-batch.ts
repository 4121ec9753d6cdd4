import { isVisitorId } from '@haberdash/experiments';
import * as v from 'valibot';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const id = text(100);
const value = v.union([text(200), v.boolean(), v.pipe(v.number(), v.finite())]);
const MOST = 50;
const fewOf = <Entries extends v.GenericSchema>(entries: Entries, least = 0) =>
  v.pipe(v.array(entries), v.minLength(least), v.maxLength(MOST));

const decision = v.strictObject({
  campaign_id: v.nullable(id),
  experiment_id: v.nullable(id),
  variation_id: v.nullable(id),
  metadata: v.strictObject({
    flag_key: id,
    rule_key: id,
    rule_type: v.picklist(['experiment', 'feature-test', 'rollout', 'holdout']),
    variation_key: id,
    enabled: v.boolean(),
  }),
});

const event = v.strictObject({
  entity_id: v.nullable(id),
  key: id,
  timestamp: v.pipe(v.number(), v.safeInteger()),
  uuid: id,
  tags: v.optional(
    v.pipe(
      v.record(text(40), value),
      v.check((tags) => Object.keys(tags).length <= MOST, 'too many'),
    ),
  ),
  revenue: v.optional(v.pipe(v.number(), v.safeInteger())),
  value: v.optional(v.pipe(v.number(), v.finite())),
});

const batch = v.strictObject({
  client_name: text(40),
  client_version: text(20),
  account_id: id,
  project_id: id,
  revision: id,
  anonymize_ip: v.boolean(),
  enrich_decisions: v.literal(true),
  visitors: fewOf(
    v.strictObject({
      visitor_id: v.custom<string>(isVisitorId),
      attributes: fewOf(v.strictObject({ entity_id: id, key: id, type: v.literal('custom'), value })),
      snapshots: fewOf(
        v.strictObject({ decisions: v.optional(fewOf(decision, 1)), events: fewOf(event, 1) }),
        1,
      ),
    }),
    1,
  ),
});

/** Events of one browser, in the words of the provider (spec 2 §7). */
export type EventBatch = v.InferOutput<typeof batch>;

/** What a text says, where it is what the shop's own sender sends: nothing else is for the provider. */
export function readEventBatch(body: string): EventBatch | undefined {
  try {
    const read = v.safeParse(batch, JSON.parse(body));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
