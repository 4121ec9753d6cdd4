import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeConsent, seededRandom } from '../testing.fixtures.ts';
import { configOf, flag, rule, variation } from './config.fixtures.ts';
import { decideAll, type Decision } from './decide.ts';
import { fromSnapshot, toSnapshot } from './snapshot.ts';
import { createUser } from './user.ts';

const words = [
  'cart',
  'hero',
  'search',
  'price',
  'badge',
  'sticky',
  'upsell',
  'review',
  'filter',
  'banner',
  'menu',
  'size',
];

function projectOfFiftyFlags() {
  const random = seededRandom(4);
  const id = (): string => String(Math.floor(20_000_000_000 + random() * 9_000_000_000));
  const word = (): string => words[Math.floor(random() * words.length)] ?? '';
  const experiments: object[] = [];
  const featureFlags = Array.from({ length: 50 }, (_, index) => {
    const key = `${word()}_${word()}_${String(index)}`;
    const [experimentId, variationId, variableId] = [id(), id(), id()];
    const variations = [
      variation(variationId, {
        key: random() < 0.5 ? 'on' : 'treatment',
        variables: [{ id: variableId, value: 'b' }],
      }),
    ];
    const trafficAllocation = [{ entityId: variationId, endOfRange: 10_000 }];
    experiments.push(
      rule(experimentId, { key: `${key}_test`, layerId: id(), variations, trafficAllocation }),
    );
    const variables =
      index % 3 === 0 ? [{ id: variableId, key: 'placement', type: 'string', defaultValue: 'a' }] : [];
    return flag(key, { experimentIds: index % 2 === 0 ? [experimentId] : [], variables });
  });
  return configOf({ featureFlags, experiments });
}

describe('a snapshot', () => {
  it('brings the decisions to the browser unchanged', () => {
    const decided = decideAll(fakeConsent().consent, projectOfFiftyFlags(), createUser('user'));
    expect(decided.size).toBe(50);
    expect(fromSnapshot(toSnapshot(decided))).toEqual(decided);
  });

  it('carries the holdout that spared a rollout', () => {
    const holdout = { ...rule('7'), excludeTargetedDeliveries: true };
    const config = configOf({ holdouts: [holdout], featureFlags: [flag('f')] });
    const decided = decideAll(fakeConsent().consent, config, createUser('user'));
    expect(decided.get('f')?.heldBackBy?.ruleKey).toBe('rule-7');
    expect(fromSnapshot(toSnapshot(decided))).toEqual(decided);
  });

  it('of fifty flags takes at most 1.5 kB compressed', () => {
    const decided = decideAll(fakeConsent().consent, projectOfFiftyFlags(), createUser('user'));
    expect(gzipSync(toSnapshot(decided), { level: 9 }).length).toBeLessThanOrEqual(1_500);
  });

  it('contains nothing that could end a script element', () => {
    const decision: Decision = {
      flagKey: '</script>',
      isEnabled: true,
      variationKey: '<!--',
      ruleKey: '',
      variables: { html: '<b>' },
      source: 'feature-test',
      campaignId: '',
      experimentId: '',
      variationId: '',
    };
    const decided = new Map([[decision.flagKey, decision]]);
    expect(toSnapshot(decided)).not.toContain('<');
    expect(fromSnapshot(toSnapshot(decided))).toEqual(decided);
  });

  it.each([[''], ['{'], ['null'], ['12'], ['{"a":1}'], ['[null,1,[],[1]]']])('of %j is empty', (text) => {
    expect(fromSnapshot(text).size).toBe(0);
  });

  it('keeps a decision without values, even under an empty key', () => {
    const decided = decideAll(
      fakeConsent().consent,
      configOf({ featureFlags: [flag('')] }),
      createUser('user'),
    );
    expect(toSnapshot(decided)).toBe('[[""]]');
    expect(fromSnapshot('[[""]]')).toEqual(decided);
  });

  it('is read without a throw, whatever JSON it is', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(fromSnapshot(text)).toBeInstanceOf(Map);
      }),
    );
  });
});
