import { describe, expect, it } from 'vitest';
import { fakeConsent } from '../testing.fixtures.ts';
import { configOf, flag, rule, variation } from './config.fixtures.ts';
import { decideAll, decideExperiment, decideFlag, forceFlag, variableOf, type Decision } from './decide.ts';
import { bucketOf } from './murmur3.ts';
import { createUser, type User, type UserDetails } from './user.ts';

function userOf(id: string, details: UserDetails = {}): User {
  const user = createUser(id, details);
  if (user === undefined) throw new Error('no user');
  return user;
}

const user1 = userOf('ppid1');
const decide = (config: object, user = user1): Decision | undefined =>
  decideFlag(configOf(config), user, 'f');
const withExperiment = (overrides: object, others: object = {}) => ({
  featureFlags: [flag('f', { experimentIds: ['1'] })],
  experiments: [rule('1', overrides)],
  ...others,
});
const withRollout = (...rules: readonly object[]) => ({
  featureFlags: [flag('f', { rolloutId: 'r' })],
  rollouts: [{ id: 'r', experiments: rules }],
});
const audiences = [
  { id: 'vip', conditions: ['and', { type: 'custom_attribute', name: 'vip', value: true }] },
];
const vip = userOf('ppid1', { attributes: { vip: true } });

describe('an experiment of a flag', () => {
  it('gives the variation of the slot that the user falls into', () => {
    const slot = bucketOf('ppid11');
    const trafficAllocation = (end: number) => [
      { entityId: '1a', endOfRange: end },
      { entityId: '1b', endOfRange: 10_000 },
    ];
    const variations = [variation('1a'), variation('1b')];
    const get = (end: number) =>
      decide(withExperiment({ variations, trafficAllocation: trafficAllocation(end) }));
    expect(get(slot + 1)?.variationKey).toBe('variation-1a');
    expect(get(slot)?.variationKey).toBe('variation-1b');
  });

  it('has the source of the decision', () => {
    expect(decide(withExperiment({}))).toEqual({
      flagKey: 'f',
      isEnabled: true,
      variationKey: 'variation-1a',
      ruleKey: 'rule-1',
      variables: {},
      source: 'feature-test',
      campaignId: 'layer-1',
      experimentId: '1',
      variationId: '1a',
    });
  });

  it.each([['Paused'], ['Not started'], ['Archived'], ['Launched'], ['running'], [undefined]])(
    'is out of work with the status %s, even for forced users',
    (status) => {
      const config = withExperiment({ status, forcedVariations: { ppid1: 'variation-1a' } });
      expect(decide(config)).toMatchObject({ variationKey: '', isEnabled: false, source: 'rollout' });
    },
  );

  it('gives no variation in slots without an owner', () => {
    for (const trafficAllocation of [
      [],
      [{ entityId: '', endOfRange: 10_000 }],
      [{ entityId: 'gone', endOfRange: 10_000 }],
    ]) {
      expect(decide(withExperiment({ trafficAllocation }))?.variationKey).toBe('');
    }
  });

  it('is for its audience only', () => {
    const config = withExperiment({ audienceIds: ['vip'] }, { typedAudiences: audiences });
    expect(decide(config)?.variationKey).toBe('');
    expect(decide(config, vip)?.variationKey).toBe('variation-1a');
  });

  it('prefers audience conditions to audience ids, and treats empty ones as everyone', () => {
    const get = (audienceConditions: unknown) =>
      decide(withExperiment({ audienceIds: ['vip'], audienceConditions }, { typedAudiences: audiences }))
        ?.variationKey;
    expect(get([])).toBe('variation-1a');
    expect(get(['not', 'vip'])).toBe('');
    expect(get(['or', 'vip', 'unknown'])).toBe('');
    expect(get('vip')).toBe('');
    expect(get(null)).toBe('');
  });

  it('gives a forced user the variation without asking audience or bucket', () => {
    const forcedVariations = { ppid1: 'variation-1a', other: 'gone' };
    const config = withExperiment({ forcedVariations, audienceIds: ['vip'], trafficAllocation: [] });
    expect(decide(config)?.variationKey).toBe('variation-1a');
    expect(decide(config, userOf('other'))?.variationKey).toBe('');
  });

  it('gives a variation that was forced for this call before the one of the configuration', () => {
    const variations = [variation('1a'), variation('1b')];
    const config = withExperiment({ variations, forcedVariations: { ppid1: 'variation-1a' } });
    const forced = (key: string) =>
      decide(config, userOf('ppid1', { forced: { 'rule-1': key } }))?.variationKey;
    expect(forced('variation-1b')).toBe('variation-1b');
    expect(forced('unknown')).toBe('variation-1a');
  });

  it('comes in the order of the flag, the first that fits wins', () => {
    const config = {
      featureFlags: [flag('f', { experimentIds: ['2', 'unknown', '1'] })],
      experiments: [rule('1'), rule('2', { trafficAllocation: [] }), rule('3')],
    };
    expect(decide(config)?.ruleKey).toBe('rule-1');
  });

  it('buckets by the reserved attribute instead of the user id', () => {
    const config = withExperiment({
      trafficAllocation: [{ entityId: '1a', endOfRange: bucketOf('ppid11') + 1 }],
    });
    const other = (attributes: object) => decide(config, userOf('other', { attributes }))?.variationKey;
    expect(bucketOf('other1')).toBeGreaterThan(bucketOf('ppid11'));
    expect(other({})).toBe('');
    expect(other({ $opt_bucketing_id: 'ppid1' })).toBe('variation-1a');
    expect(other({ $opt_bucketing_id: 1 })).toBe('');
  });
});

describe('a group', () => {
  const group = (policy: string, end: number) => ({
    featureFlags: [flag('f', { experimentIds: ['1'] }), flag('g', { experimentIds: ['2'] })],
    groups: [
      {
        id: '9',
        policy,
        trafficAllocation: [
          { entityId: '1', endOfRange: end },
          { entityId: '2', endOfRange: 10_000 },
        ],
        experiments: [rule('1'), rule('2')],
      },
    ],
  });

  it('lets a user take part in one of its experiments only', () => {
    const slot = bucketOf('ppid19');
    const keys = (end: number) => {
      const decided = decideAll(fakeConsent().consent, configOf(group('random', end)), user1);
      return [...decided.values()].map(({ ruleKey }) => ruleKey);
    };
    expect(keys(slot + 1)).toEqual(['rule-1', '']);
    expect(keys(slot)).toEqual(['', 'rule-2']);
  });

  it('excludes no user when it is not random', () => {
    expect(decide(group('overlapping', 0))?.ruleKey).toBe('rule-1');
  });
});

describe('a rollout', () => {
  const off = { trafficAllocation: [] };
  const forVip = { audienceIds: ['vip'] };

  it('applies when no experiment of the flag matches', () => {
    const config = {
      featureFlags: [flag('f', { experimentIds: ['1'], rolloutId: 'r' })],
      experiments: [rule('1', off)],
      rollouts: [{ id: 'r', experiments: [rule('2')] }],
    };
    expect(decide(config)).toMatchObject({ ruleKey: 'rule-2', source: 'rollout', isEnabled: true });
  });

  it('passes on to the next rule when the user does not fit', () => {
    const config = { ...withRollout(rule('1', forVip), rule('2'), rule('3')), typedAudiences: audiences };
    expect(decide(config)?.ruleKey).toBe('rule-2');
    expect(decide(config, vip)?.ruleKey).toBe('rule-1');
  });

  it('skips to everyone else when the user fits a rule but is outside its share', () => {
    expect(decide(withRollout(rule('1', off), rule('2'), rule('3')))?.ruleKey).toBe('rule-3');
    expect(decide(withRollout(rule('1', off), rule('2'), rule('3', off)))?.ruleKey).toBe('');
  });

  it('does not need a status', () => {
    expect(decide(withRollout(rule('1', { status: 'Not started' })))?.ruleKey).toBe('rule-1');
  });

  it('gives the baseline when it is unknown or empty', () => {
    expect(decide({ featureFlags: [flag('f', { rolloutId: 'gone' })] })?.ruleKey).toBe('');
    expect(decide(withRollout())).toMatchObject({ isEnabled: false, source: 'rollout' });
  });
});

describe('variables', () => {
  const variable = (key: string, type: string, defaultValue: string, extra: object = {}) => ({
    id: `id-${key}`,
    key,
    type,
    defaultValue,
    ...extra,
  });
  const variables = [
    variable('b', 'boolean', 'false'),
    variable('i', 'integer', '12px'),
    variable('d', 'double', '1.5'),
    variable('s', 'string', 'text'),
    variable('j', 'string', '{"a":[1]}', { subType: 'json' }),
    variable('k', 'json', 'broken'),
    variable('l', 'integer', '7.9', { subType: 'json' }),
    variable('n', 'integer', 'none'),
    variable('y', 'boolean', 'yes'),
    variable('x', 'from-the-future', 'kept'),
  ];
  const config = (featureEnabled: boolean) => ({
    featureFlags: [flag('f', { experimentIds: ['1'], variables })],
    experiments: [
      rule('1', {
        variations: [variation('1a', { featureEnabled, variables: [{ id: 'id-b', value: 'true' }] })],
      }),
    ],
  });

  it('are read as their type, null when the text does not fit', () => {
    expect(decide(config(true))?.variables).toEqual({
      b: true,
      i: 12,
      d: 1.5,
      s: 'text',
      j: { a: [1] },
      k: null,
      l: 7,
      n: null,
      y: null,
      x: 'kept',
    });
  });

  it('are shared by all users, and cannot be mutated', () => {
    const variables = [{ id: '1', key: 'json', type: 'json', defaultValue: '{"list":[{"a":1}]}' }];
    const config = configOf({ featureFlags: [flag('f', { variables })] });
    const values = decideFlag(config, user1, 'f')?.variables;
    const { list } = (values?.['json'] ?? {}) as unknown as { list: { a: number }[] };
    for (const change of [() => list.push({ a: 2 }), () => Object.assign(list[0] ?? {}, { a: 3 })])
      expect(change).toThrow(TypeError);
    expect(() => Object.assign(values ?? {}, { json: 1 })).toThrow(TypeError);
    expect(decideFlag(config, vip, 'f')?.variables).toEqual({ json: { list: [{ a: 1 }] } });
  });

  it('have their defaults in a variation that is off', () => {
    expect(decide(config(false))).toMatchObject({
      isEnabled: false,
      variationKey: 'variation-1a',
      variables: { b: false },
    });
  });

  it('are handed out by type', () => {
    const decided = decide(config(true));
    expect(variableOf(decided, 'b', 'boolean')).toBe(true);
    expect(variableOf(decided, 'i', 'number')).toBe(12);
    expect(variableOf(decided, 's', 'string')).toBe('text');
    expect(variableOf(decided, 'j', 'object')).toEqual({ a: [1] });
    expect(variableOf(decided, 's', 'number')).toBeUndefined();
    expect(variableOf(decided, 'k', 'object')).toBeUndefined();
    expect(variableOf(decided, 'toString', 'object')).toBeUndefined();
    expect(variableOf(undefined, 'b', 'boolean')).toBeUndefined();
  });
});

describe('keys that mean something to JavaScript', () => {
  it('are keys like all others, for flags, variables, users, attributes and variations', () => {
    // Parsed from text, because a literal would set the prototype.
    const own = (text: string): object => JSON.parse(text) as object;
    const config = {
      featureFlags: [
        flag('__proto__', {
          experimentIds: ['1'],
          variables: [{ id: '__proto__', key: '__proto__', type: 'string', defaultValue: 'v' }],
        }),
      ],
      experiments: [
        rule('1', {
          trafficAllocation: [],
          forcedVariations: own('{"__proto__":"constructor"}'),
          variations: [
            variation('__proto__', { key: 'constructor', variables: [{ id: '__proto__', value: 'w' }] }),
          ],
        }),
      ],
    };
    const decided = decideFlag(configOf(config), userOf('__proto__'), '__proto__');
    expect(decided?.variationKey).toBe('constructor');
    expect(Object.entries(decided?.variables ?? {})).toEqual([['__proto__', 'w']]);
    expect(({} as { v?: unknown }).v).toBeUndefined();
    expect(decideFlag(configOf(config), userOf('toString'), 'toString')).toBeUndefined();
    expect(decideFlag(configOf(config), userOf('toString'), '__proto__')?.variationKey).toBe('');
  });
});

describe('all decisions together', () => {
  const config = configOf(withExperiment({}));

  it('are made with targeting consent only', () => {
    expect(decideAll(fakeConsent(true).consent, config, user1).size).toBe(1);
    expect(decideAll(fakeConsent(false).consent, config, user1).size).toBe(0);
  });

  it('give every user the baseline without a configuration or a user', () => {
    expect(decideAll(fakeConsent().consent, undefined, user1).size).toBe(0);
    expect(decideAll(fakeConsent().consent, config, createUser(undefined)).size).toBe(0);
  });
});

describe('an experiment without a flag', () => {
  it('is decided by its key', () => {
    const config = configOf({ experiments: [rule('1')] });
    expect(decideExperiment(config, user1, 'rule-1')).toMatchObject({
      source: 'experiment',
      flagKey: '',
      variationId: '1a',
    });
    expect(decideExperiment(config, user1, '')).toBeUndefined();
  });

  it('gives nothing to those it leaves out', () => {
    expect(
      decideExperiment(configOf({ experiments: [rule('1', { trafficAllocation: [] })] }), user1, 'rule-1'),
    ).toBeUndefined();
  });
});

describe('a holdout', () => {
  const holdout = (overrides: object = {}) => rule('7', { layerId: undefined, ...overrides });

  it('of all flags comes before their experiments, with the values of the baseline', () => {
    const held = decide(withExperiment({}, { holdouts: [holdout()] }));
    expect(held).toMatchObject({ source: 'holdout', ruleKey: 'rule-7', campaignId: '' });
  });

  it.each([
    ['that is not running', { status: 'Draft' }],
    ['of another audience', { audienceIds: ['vip'] }],
    ['of no slot', { trafficAllocation: [] }],
  ])('%s holds nobody back', (_what, overrides) => {
    const held = decide(withExperiment({}, { holdouts: [holdout(overrides)], audiences }));
    expect(held?.source).toBe('feature-test');
  });

  it('that spares rollouts skips the experiments only, and is reported beside the rollout', () => {
    const flags = [flag('f', { experimentIds: ['1'], rolloutId: 'r' })];
    const held = decide({
      featureFlags: flags,
      experiments: [rule('1')],
      rollouts: [{ id: 'r', experiments: [rule('2')] }],
      holdouts: [{ ...holdout(), excludeTargetedDeliveries: true }],
    });
    expect(held).toMatchObject({ source: 'rollout', ruleKey: 'rule-2', heldBackBy: { ruleKey: 'rule-7' } });
  });

  it('of a rule leaves other rules alone; without rules it holds nobody back', () => {
    const local = (includedRules?: readonly string[]) => ({
      localHoldouts: [{ ...holdout(), ...(includedRules && { includedRules }) }],
    });
    expect(decide(withExperiment({}, local(['1'])))?.source).toBe('holdout');
    expect(decide(withExperiment({}, local(['2'])))?.source).toBe('feature-test');
    expect(decide(withExperiment({}, local()))?.source).toBe('feature-test');
  });
});

describe('a forced flag', () => {
  const config = configOf(withExperiment({ variations: [variation('1a'), variation('1b')] }));

  it('is the named variation for everyone, and belongs to no rule', () => {
    expect(forceFlag(config, 'f', 'variation-1b')).toMatchObject({
      variationKey: 'variation-1b',
      ruleKey: '',
      experimentId: '',
    });
  });

  it.each([
    ['f', 'unknown'],
    ['unknown', 'variation-1b'],
    ['', ''],
  ])('%s as %s is unknown', (flagKey, variationKey) => {
    expect(forceFlag(config, flagKey, variationKey)).toBeUndefined();
  });
});
