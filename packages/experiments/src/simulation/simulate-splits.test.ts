import { describe, expect, it } from 'vitest';
import { configOf, flag, rule, variation } from '../decisions/config.fixtures.ts';
import { seededRandom } from '../testing.fixtures.ts';
import { sampleRatio } from './sample-ratio.ts';
import { simulateSplits } from './simulate-splits.ts';

const VISITORS = 10_000;
const split = (...ends: readonly (readonly [string, number])[]) =>
  ends.map(([entityId, endOfRange]) => ({ entityId, endOfRange }));
const withSplit = (trafficAllocation: object, overrides: object = {}) =>
  configOf({
    featureFlags: [flag('f', { experimentIds: ['1'] })],
    experiments: [
      rule('1', { variations: [variation('a'), variation('b'), variation('c')], trafficAllocation }),
    ],
    ...overrides,
  });
const run = (config: ReturnType<typeof configOf>, details = {}) => {
  const [found] = simulateSplits(config, { visitors: VISITORS, random: seededRandom(11), details });
  if (found === undefined) throw new Error('no experiment runs');
  return found;
};

describe('ten thousand simulated visitors', () => {
  it.each([
    ['half and half', split(['a', 5_000], ['b', 10_000]), [0.5, 0.5, 0]],
    ['in unequal parts', split(['a', 7_000], ['b', 9_000], ['c', 10_000]), [0.7, 0.2, 0.1]],
    ['in a part of the visitors', split(['a', 1_000], ['b', 2_000]), [0.5, 0.5, 0]],
    ['in several ranges', split(['a', 2_500], ['b', 7_500], ['a', 10_000]), [0.5, 0.5, 0]],
  ])('get the split that was set: %s', (_how, allocation, shares) => {
    const { variations, ratio } = run(withSplit(allocation));
    expect(variations.map(({ share }) => share)).toEqual(shares);
    expect(ratio.isPlausible).toBe(true);
  });

  it('are outside where the experiment has no slot or no audience for them, and held back by a holdout', () => {
    const part = run(withSplit(split(['a', 1_000])));
    expect(part.outside).toBeGreaterThan(8_800);
    const holdout = rule('7', { layerId: undefined, trafficAllocation: split(['7a', 1_000]) });
    const held = run(withSplit(split(['a', 10_000]), { holdouts: [holdout] }));
    expect(held.heldBack).toBeGreaterThan(880);
    expect(held.heldBack).toBeLessThan(1_120);
    expect(held.outside).toBe(0);
  });

  it('are those of an audience, with its attributes', () => {
    const config = withSplit(split(['a', 10_000]), {
      audiences: [{ id: 'vip', conditions: ['and', { type: 'custom_attribute', name: 'vip', value: true }] }],
      experiments: [rule('1', { audienceIds: ['vip'], variations: [variation('1a')] })],
    });
    expect(run(config).outside).toBe(VISITORS);
    expect(run(config, { attributes: { vip: true } }).outside).toBe(0);
  });

  it('are the same with the same seed', () => {
    const config = withSplit(split(['a', 5_000], ['b', 10_000]));
    expect(run(config)).toEqual(run(config));
  });
});

describe('a sample ratio', () => {
  it.each([
    [[5_000, 5_000], [0.5, 0.5], true],
    [[5_150, 4_850], [0.5, 0.5], true],
    [[5_250, 4_750], [0.5, 0.5], false],
    [[3_400, 3_300, 3_300], [1 / 3, 1 / 3, 1 / 3], true],
    [[4_000, 3_000, 3_000], [1 / 3, 1 / 3, 1 / 3], false],
    [[10, 1], [1, 0], false],
    [[0, 0], [0.5, 0.5], true],
    [[7], [1], true],
  ])('of %j with shares %j is plausible: %s', (counts, shares, isPlausible) => {
    const groups = counts.map((count, index) => ({ count, share: shares[index] ?? 0 }));
    expect(sampleRatio(groups).isPlausible).toBe(isPlausible);
  });

  it.each([
    // Critical values of the chi-square table at 0.001.
    [1, 10.828],
    [2, 13.816],
    [4, 18.467],
  ])(
    'with %i degrees of freedom is implausible from the critical value of a thousandth on',
    (degrees, critical) => {
      const at = (statistic: number) => {
        // One group deviates; the others share the difference.
        const groups = degrees + 1;
        const total = 1_000_000;
        const expected = total / groups;
        const deviation = Math.sqrt((statistic * expected * degrees) / groups);
        return sampleRatio(
          Array.from({ length: groups }, (_, index) => ({
            count: index === 0 ? expected + deviation : expected - deviation / degrees,
            share: 1 / groups,
          })),
        );
      };
      expect(at(critical).statistic).toBeCloseTo(critical, 3);
      expect(at(critical * 0.97).isPlausible).toBe(true);
      expect(at(critical * 1.03).isPlausible).toBe(false);
    },
  );
});
