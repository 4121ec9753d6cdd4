import * as sdk5 from 'optimizely-sdk-5';
import * as sdk6 from 'optimizely-sdk-6';
import { expect, it } from 'vitest';
import { dataFile, flag, rule, variation } from '../decisions/config.fixtures.ts';
import { decideFlag } from '../decisions/decide.ts';
import { eventContext } from '../decisions/event-context.ts';
import { parseConfig } from '../decisions/parse-config.ts';
import { createUser } from '../decisions/user.ts';
import { response } from '../testing.fixtures.ts';
import { eventSender } from './events.fixtures.ts';

const attributes = { device: 'phone', unknown: 'x', $opt_bucketing_id: 'b' };
const tags = { revenue: 1999, value: 2.5, color: 'red' };
const sourceWith = (overrides: object) =>
  dataFile({
    featureFlags: [
      flag('f', { experimentIds: ['1'] }),
      flag('off', { rolloutId: 'none' }),
      flag('layerless', { experimentIds: ['2'] }),
    ],
    ...overrides,
    experiments: [
      rule('1', {
        layerId: '2',
        variations: [variation('11')],
        trafficAllocation: [{ entityId: '11', endOfRange: 10_000 }],
      }),
      rule('2', {
        layerId: undefined,
        variations: [variation('21')],
        trafficAllocation: [{ entityId: '21', endOfRange: 10_000 }],
      }),
    ],
  });
const source = sourceWith({});
const holdout = (id: string, overrides: object = {}) =>
  rule(id, {
    layerId: undefined,
    variations: [variation(`${id}1`, { featureEnabled: false })],
    trafficAllocation: [{ entityId: `${id}1`, endOfRange: 10_000 }],
    ...overrides,
  });

const KEYS = ['f', 'off'];
/** For an experiment without a layer version 5 sends no campaign, version 6 the experiment. */
const KEYS_6 = [...KEYS, 'layerless'];
const CHANGING = ['uuid', 'timestamp', 'client_name', 'client_version'];
const ABSENT = ['variation_id', 'variation_key', 'rule_key'];

/** Without unique fields, and with null for an empty rule in every version. */
function comparable(bodies: readonly unknown[]): unknown {
  const text = JSON.stringify(bodies, (key: string, value: unknown) => {
    if (CHANGING.includes(key)) return typeof value;
    return ABSENT.includes(key) ? (value ?? '') : value;
  });
  return JSON.parse(text);
}

async function ours(keys: readonly string[], from = source): Promise<unknown> {
  const parsed = parseConfig(from);
  const user = createUser('visitor', { attributes });
  if (!parsed.ok || user === undefined) throw new Error('no configuration or user');
  const { sender, bodies } = eventSender([response(204)]);
  const context = eventContext(parsed.config, user);
  for (const key of keys) {
    const decision = decideFlag(parsed.config, user, key);
    if (decision) sender.seen(context, decision);
  }
  sender.track(context, 'purchase', tags);
  await sender.flush();
  return comparable(bodies().map((body) => JSON.parse(body) as unknown));
}

it('is the same as that of the SDK of version 5', async () => {
  const sent: unknown[] = [];
  const client = sdk5.createInstance({
    datafile: JSON.stringify(source),
    logger: { log: () => undefined },
    eventBatchSize: 1,
    eventDispatcher: {
      dispatchEvent: ({ params }, done) => {
        sent.push(params);
        done({ statusCode: 204 });
      },
    },
    odpOptions: { disabled: true },
  });
  const context = client?.createUserContext('visitor', attributes);
  for (const key of KEYS) context?.decide(key);
  context?.trackEvent('purchase', { ...tags });
  expect(comparable(sent)).toEqual(await ours(KEYS));
  await client?.close();
});

async function theirs(keys: readonly string[], from = source): Promise<unknown> {
  const sent: unknown[] = [];
  const client = sdk6.createInstance({
    projectConfigManager: sdk6.createStaticProjectConfigManager({ datafile: JSON.stringify(from) }),
    eventProcessor: sdk6.createForwardingEventProcessor({
      dispatchEvent: ({ params }) => {
        sent.push(params);
        return Promise.resolve({ statusCode: 204 });
      },
    }),
  });
  await client.onReady();
  const context = client.createUserContext('visitor', attributes);
  for (const key of keys) context.decide(key);
  context.trackEvent('purchase', { ...tags });
  await client.close();
  return comparable(sent);
}

it('is the same as that of the SDK of version 6', async () => {
  expect(await theirs(KEYS_6)).toEqual(await ours(KEYS_6));
});

it.each([
  ['of all flags', { holdouts: [holdout('7')] }, 'holdout'],
  ['that spares rollouts', { holdouts: [holdout('7', { excludeTargetedDeliveries: true })] }, 'holdout'],
  ['of one rule', { localHoldouts: [holdout('8', { includedRules: ['1'] })] }, 'holdout'],
])('is the same as that of the SDK of version 6 for a holdout %s', async (_what, overrides, kind) => {
  const from = sourceWith(overrides);
  const sent = await ours(KEYS, from);
  expect(JSON.stringify(sent)).toContain(`"rule_type":"${kind}"`);
  expect(await theirs(KEYS, from)).toEqual(sent);
});
