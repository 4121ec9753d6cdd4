import * as sdk5 from 'optimizely-sdk-5';
import * as sdk6 from 'optimizely-sdk-6';
import { afterAll, describe, expect, it } from 'vitest';
import { fakeConsent, seededRandom } from '../testing.fixtures.ts';
import type { ExperimentConfig } from './config.ts';
import { dataFile, flag, rule, variation } from './config.fixtures.ts';
import { decideAll, decideExperiment, type Decision } from './decide.ts';
import { parseConfig } from './parse-config.ts';
import { generateProject, type GeneratedUser } from './projects.fixtures.ts';
import { createUser } from './user.ts';

/** Ten thousand decisions with the current version, a third of that with the previous one. */
const PROJECTS = { 5: 12, 6: 36 };
const USERS = 20;
const TIMEOUT_MS = 30_000;

type FlagResult = Readonly<Record<'enabled' | 'variation' | 'rule' | 'variables', unknown>>;

type Client = ReturnType<typeof makeClient>;

const clients: { readonly close: () => Promise<unknown> }[] = [];
afterAll(async () => void (await Promise.all(clients.map((client) => client.close()))));

/** Version 5 returns null where version 6 throws. */
function quietly<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function makeClient(version: 5 | 6, source: object) {
  const datafile = JSON.stringify(source);
  const client =
    version === 6
      ? sdk6.createInstance({ projectConfigManager: sdk6.createStaticProjectConfigManager({ datafile }) })
      : sdk5.createInstance({
          datafile,
          logger: { log: () => undefined },
          eventDispatcher: { dispatchEvent: () => undefined },
          odpOptions: { disabled: true },
        });
  if (client === null) throw new Error('the SDK rejected the data file');
  clients.push(client);
  const decide = (user: Pick<GeneratedUser, 'id' | 'attributes' | 'segments'>): Map<string, FlagResult> => {
    // The SDK types attribute values as any; ours come from a generator of any type.
    const create = () => client.createUserContext(user.id, user.attributes as Record<string, never>);
    const context = quietly(create);
    if (!context) return new Map();
    context.qualifiedSegments = [...user.segments];
    const decided = context.decideAll(['DISABLE_DECISION_EVENT' as never]);
    return new Map(
      Object.entries(decided).map(([key, { enabled, variationKey, ruleKey, variables }]) => [
        key,
        { enabled, variation: variationKey ?? '', rule: ruleKey ?? '', variables },
      ]),
    );
  };
  return { client, decide };
}

/** Faster than an assertion, which runs on differences only. */
const isSame = (left: Map<string, FlagResult>, right: Map<string, FlagResult>): boolean =>
  JSON.stringify([...left]) === JSON.stringify([...right]);

function resultOf({ isEnabled, variationKey, ruleKey, variables }: Decision): FlagResult {
  return { enabled: isEnabled, variation: variationKey, rule: ruleKey, variables };
}

function configOf(source: object): ExperimentConfig {
  const parsed = parseConfig(JSON.stringify(source));
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.config;
}

function ours(config: ExperimentConfig, user: Partial<GeneratedUser>): Map<string, FlagResult> {
  const decided = decideAll(fakeConsent().consent, config, createUser(user.id, user));
  return new Map([...decided].map(([key, decision]) => [key, resultOf(decision)]));
}

describe.each([5, 6] as const)('the SDK of version %i', (version) => {
  it(
    'decides as we do, project after project',
    () => {
      const random = seededRandom(20_261);
      const differences: object[] = [];
      const outcomes = { decisions: 0, experiments: 0, rollouts: 0, baseline: 0, holdouts: 0 };
      const hasHoldouts = version === 6;
      for (let index = 0; index < PROJECTS[version]; index += 1) {
        const project = generateProject(random, USERS, hasHoldouts);
        const config = configOf(project.dataFile);
        const { client, decide } = makeClient(version, project.dataFile);
        for (const user of project.users) {
          for (const [key, variationKey] of Object.entries(user.forced))
            client.setForcedVariation(key, user.id, variationKey);
          const mine = ours(config, user);
          const theirs = decide(user);
          if (!isSame(mine, theirs)) differences.push({ index, user, mine, theirs });
          for (const { rule: ruleKey } of mine.values()) {
            outcomes.decisions += 1;
            if (ruleKey === '') outcomes.baseline += 1;
            else if (String(ruleKey).startsWith('rule-rollout')) outcomes.rollouts += 1;
            else if (/^rule-(?:holdout|local)/.test(String(ruleKey))) outcomes.holdouts += 1;
            else outcomes.experiments += 1;
          }
          for (const key of project.experimentKeys) {
            const alone = createUser(user.id, { ...user, segments: [] });
            const decision = alone && decideExperiment(config, alone, key);
            const alike = client.getVariation(key, user.id, user.attributes as Record<string, never>);
            if (alike !== (decision?.variationKey ?? null))
              differences.push({ index, user, key, decision, alike });
            outcomes.decisions += 1;
          }
        }
      }
      expect(differences.slice(0, 3)).toEqual([]);
      expect(outcomes.decisions).toBeGreaterThanOrEqual(version === 6 ? 10_000 : 3_000);
      // The generator has to reach every kind of decision.
      const { experiments, rollouts, baseline, holdouts } = outcomes;
      for (const share of [experiments, rollouts, baseline, ...(hasHoldouts ? [holdouts] : [])])
        expect(share).toBeGreaterThan(outcomes.decisions / 50);
    },
    TIMEOUT_MS,
  );
});

describe.each([5, 6] as const)('on purpose other than the SDK of version %i', (version) => {
  const forAudience = (conditions: unknown) =>
    dataFile({
      typedAudiences: [{ id: '1', name: '1', conditions }],
      featureFlags: [flag('f', { experimentIds: ['1'] })],
      experiments: [rule('1', { audienceIds: ['1'] })],
    });
  const both = (source: object, user: Partial<GeneratedUser>) => {
    const full = { id: 'user', attributes: {}, segments: [], ...user };
    const get = (map: ReadonlyMap<string, FlagResult>): unknown => map.get('f')?.variation ?? 'none';
    const sdk: Client = makeClient(version, source);
    return { ours: get(ours(configOf(source), full)), sdk: get(sdk.decide(full)) };
  };

  it('a list without an operator counts its first condition', () => {
    const leaf = (value: string) => ({ type: 'custom_attribute', name: 'a', value });
    expect(both(forAudience([leaf('x'), leaf('y')]), { attributes: { a: 'x' } })).toEqual({
      ours: 'variation-1a',
      sdk: '',
    });
  });

  it('names that every object inherits are no attributes', () => {
    const exists = { type: 'custom_attribute', match: 'exists', name: 'toString' };
    expect(both(forAudience(exists), {})).toEqual({ ours: '', sdk: 'variation-1a' });
  });

  it('attributes of other types do not exist', () => {
    const exists = { type: 'custom_attribute', match: 'exists', name: 'a' };
    for (const a of [[1], 2 ** 54])
      expect(both(forAudience(exists), { attributes: { a } })).toEqual({ ours: '', sdk: 'variation-1a' });
  });

  it('a flag may be called __proto__', () => {
    const source = dataFile({
      featureFlags: [flag('__proto__', { experimentIds: ['1'] }), flag('f', { experimentIds: ['1'] })],
      experiments: [rule('1', { variations: [variation('1a')] })],
    });
    expect(ours(configOf(source), { id: 'user' }).get('__proto__')?.variation).toBe('variation-1a');
    const sdk = makeClient(version, source).decide({ id: 'user', attributes: {}, segments: [] });
    expect([...sdk.keys()]).toEqual(['f']);
  });

  it('an unreadable attribute does not cost the user all decisions', () => {
    const source = dataFile({
      featureFlags: [flag('f', { experimentIds: ['1'] })],
      experiments: [rule('1')],
    });
    expect(both(source, { attributes: { a: undefined } })).toEqual({ ours: 'variation-1a', sdk: 'none' });
  });
});
