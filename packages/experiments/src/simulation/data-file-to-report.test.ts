import { expect, it } from 'vitest';
import { dataFile, flag, rule, variation } from '../decisions/config.fixtures.ts';
import { decideAll } from '../decisions/decide.ts';
import { eventContext } from '../decisions/event-context.ts';
import { parseConfig } from '../decisions/parse-config.ts';
import { fromSnapshot, toSnapshot } from '../decisions/snapshot.ts';
import { createUser } from '../decisions/user.ts';
import { createEventSender } from '../events/event-sender.ts';
import { countedIds, fakeClock, fakeConsent, response, seededRandom } from '../testing.fixtures.ts';
import { newVisitorId } from '../visitor/visitor-id.ts';
import { sampleRatio } from './sample-ratio.ts';

const VISITORS = 10_000;
const SHARES = { steps: 0.6, summary: 0.4 } as const;
const BUYERS = { steps: 0.1, summary: 0.13 } as const;

interface Batch {
  readonly visitors: readonly {
    readonly visitor_id: string;
    readonly snapshots: readonly {
      readonly decisions?: readonly { readonly metadata: { readonly variation_key: string } }[];
      readonly events: readonly { readonly key: string; readonly revenue?: number }[];
    }[];
  }[];
}

const file = JSON.stringify(
  dataFile({
    featureFlags: [flag('checkout_layout', { experimentIds: ['1'] })],
    experiments: [
      rule('1', {
        variations: [variation('11', { key: 'steps' }), variation('12', { key: 'summary' })],
        trafficAllocation: [
          { entityId: '11', endOfRange: 6_000 },
          { entityId: '12', endOfRange: 10_000 },
        ],
      }),
    ],
  }),
);

/** What a report of the provider is made of: who saw which variation, and who bought for how much. */
function reportOf(batches: readonly Batch[]) {
  const variationOf = new Map<string, string>();
  const revenueOf = new Map<string, number>();
  for (const { visitors } of batches)
    for (const { visitor_id: id, snapshots } of visitors)
      for (const { decisions, events } of snapshots) {
        const seen = decisions?.[0]?.metadata.variation_key;
        if (seen !== undefined) variationOf.set(id, seen);
        for (const { key, revenue = 0 } of events)
          if (key === 'purchase') revenueOf.set(id, (revenueOf.get(id) ?? 0) + revenue);
      }
  return Object.fromEntries(
    ['steps', 'summary'].map((key) => {
      const ids = [...variationOf].filter(([, seen]) => seen === key).map(([id]) => id);
      const buyers = ids.filter((id) => revenueOf.has(id));
      const revenue = buyers.reduce((sum, id) => sum + (revenueOf.get(id) ?? 0), 0);
      return [key, { visitors: ids.length, buyers: buyers.length, revenue }];
    }),
  );
}

it('an experiment runs from data file to report over ten thousand shoppers with the split that was set', async () => {
  const random = seededRandom(20_261_127);
  const parsed = parseConfig(file);
  if (!parsed.ok) throw new Error(parsed.reason);
  const { consent } = fakeConsent();
  const { clock } = fakeClock();
  const batches: Batch[] = [];
  let expectedRevenue = 0;
  const sender = createEventSender({
    endpoint: 'https://events.test',
    client: { name: 'test', version: '1' },
    isBrowser: false,
    consent,
    clock,
    newId: countedIds(),
    log: () => undefined,
    fetch: async (_url, { body = '' }) => {
      // Written by the sender under test.
      batches.push(JSON.parse(body) as Batch);
      return response(204);
    },
  });
  for (let index = 0; index < VISITORS; index += 1) {
    const user = createUser(newVisitorId(random));
    if (user === undefined) throw new Error('no user');
    const snapshot = toSnapshot(decideAll(consent, parsed.config, user));
    // In the browser.
    const decision = fromSnapshot(snapshot).get('checkout_layout');
    if (decision === undefined) throw new Error('no decision');
    const context = eventContext(parsed.config, user);
    sender.seen(context, decision);
    sender.seen(context, decision);
    const key = decision.variationKey === 'summary' ? 'summary' : 'steps';
    if (random() >= BUYERS[key]) continue;
    const revenue = 1_000 + Math.floor(random() * 20_000);
    expectedRevenue += revenue;
    sender.track(context, 'purchase', { revenue });
  }
  await sender.flush();
  const { steps, summary } = reportOf(batches);
  if (steps === undefined || summary === undefined) throw new Error('no report');
  expect(steps.visitors + summary.visitors).toBe(VISITORS);
  expect(steps.revenue + summary.revenue).toBe(expectedRevenue);
  const ratio = sampleRatio([
    { count: steps.visitors, share: SHARES.steps },
    { count: summary.visitors, share: SHARES.summary },
  ]);
  expect(ratio.isPlausible).toBe(true);
  expect(summary.buyers / summary.visitors).toBeGreaterThan(steps.buyers / steps.visitors);
});
