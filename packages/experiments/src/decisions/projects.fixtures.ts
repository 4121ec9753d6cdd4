import type { UserDetails } from './user.ts';
import { dataFile, flag, rule, variation } from './config.fixtures.ts';

export interface GeneratedUser {
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly segments: readonly string[];
  readonly forced: NonNullable<UserDetails['forced']>;
}

export interface GeneratedProject {
  readonly dataFile: object;
  readonly flagKeys: readonly string[];
  readonly experimentKeys: readonly string[];
  readonly users: readonly GeneratedUser[];
}

interface Dice {
  readonly chance: (share: number) => boolean;
  readonly below: (limit: number) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  readonly times: <Item>(count: number, make: (index: number) => Item) => Item[];
}

const VERSIONS = [
  '1',
  '1.0',
  '1.0.0',
  '1.2.3',
  '1.2.3-alpha',
  '1.2.3-beta.1',
  '1.2.3+build',
  '2.0.0-rc+7',
  '10',
  '1.2.3.4',
  '1. 2',
  'x',
  '',
] as const;
const NUMBERS = [-3.5, 0, 1, 2, 2.5, 10, 2 ** 53, 2 ** 53 + 2] as const;
const TEXTS = ['', 'a', 'ab', 'abc', 'Zürich', '靴', '1'] as const;
const MATCHES = [
  'exact',
  'exists',
  'substring',
  'gt',
  'ge',
  'lt',
  'le',
  'semver_eq',
  'semver_gt',
  'semver_ge',
  'semver_lt',
  'semver_le',
  'unheard',
  undefined,
] as const;
const NAMES = ['text', 'number', 'flag', 'version', 'missing'] as const;
const SEGMENTS = ['fan', 'runner', 'late'] as const;
const STATUSES = ['Running', 'Running', 'Running', 'Running', 'Paused', 'Not started'] as const;
const TYPES = ['boolean', 'integer', 'double', 'string', 'json'] as const;
const VALUES = ['true', 'false', '12', '-7.25', 'text', '{"a":[1,null]}', 'NaN', ''] as const;

function diceOf(random: () => number): Dice {
  const below = (limit: number): number => Math.floor(random() * limit);
  return {
    chance: (share) => random() < share,
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    times: (count, make) => Array.from({ length: count }, (_, index) => make(index)),
  };
}

function valueOf({ pick, chance }: Dice, name: string): unknown {
  const kind = chance(0.85) ? name : pick(NAMES);
  if (kind === 'number') return pick(NUMBERS);
  if (kind === 'version') return pick(VERSIONS);
  if (kind === 'flag') return chance(0.5);
  return pick(TEXTS);
}

function leafOf(dice: Dice): object {
  const { pick, chance } = dice;
  if (chance(0.15))
    return {
      type: 'third_party_dimension',
      name: 'odp.audiences',
      match: 'qualified',
      value: pick(SEGMENTS),
    };
  const name = pick(NAMES);
  const match = pick(MATCHES);
  const type = chance(0.95) ? 'custom_attribute' : 'unheard';
  return { type, name, value: valueOf(dice, name), ...(match !== undefined && { match }) };
}

function treeOf(dice: Dice, leaf: () => unknown, depth: number): unknown {
  const { pick, chance, times, below } = dice;
  if (depth === 0 || chance(0.3)) return leaf();
  const operator = pick(['and', 'or', 'not'] as const);
  return [operator, ...times(operator === 'not' ? 1 : 1 + below(3), () => treeOf(dice, leaf, depth - 1))];
}

function allocationOf({ pick, chance, times, below }: Dice, entities: readonly string[]): object[] {
  const ends = times(entities.length, () => below(10_001)).toSorted((left, right) => left - right);
  if (chance(0.4)) ends[ends.length - 1] = 10_000;
  return entities.map((entityId, index) => ({
    entityId: chance(0.9) ? entityId : pick(['', 'gone']),
    endOfRange: ends[index] ?? 0,
  }));
}

function ruleOf(
  dice: Dice,
  id: string,
  audiences: readonly string[],
  userIds: readonly string[],
  variables: readonly string[],
): object {
  const { pick, chance, times, below } = dice;
  const ids = times(1 + below(3), (index) => `${id}${String(index)}`);
  const audience = (): string => (chance(0.95) ? (audiences[below(audiences.length)] ?? '') : 'unknown');
  const forced = times(below(3), (): [string, string] => [
    userIds[below(userIds.length)] ?? '',
    chance(0.8) ? `variation-${ids[0] ?? ''}` : 'gone',
  ]);
  return rule(id, {
    status: pick(STATUSES),
    forcedVariations: Object.fromEntries(forced),
    audienceIds: chance(0.5) ? [] : times(1 + below(2), audience),
    ...(chance(0.4) && { audienceConditions: chance(0.2) ? [] : ['or', treeOf(dice, audience, 2)] }),
    variations: ids.map((variationId) =>
      variation(variationId, {
        featureEnabled: chance(0.7),
        variables: variables
          .filter(() => chance(0.6))
          .map((variable) => ({ id: variable, value: pick(VALUES) })),
      }),
    ),
    trafficAllocation: allocationOf(dice, ids),
  });
}

const idOf = (one: object): string => ('id' in one ? String(one.id) : '');

const usable = (value: unknown): unknown => (value === 2 ** 53 + 2 ? 2 ** 53 : value);

function usersOf(dice: Dice, userIds: readonly string[], experimentIds: readonly string[]): GeneratedUser[] {
  const { chance, pick, below } = dice;
  return userIds.map((id) => {
    const names = NAMES.filter((name) => name !== 'missing' && chance(0.8));
    // Numbers beyond 2^53 are in conditions but not in attributes, where only the SDK accepts them.
    const attributes: Record<string, unknown> = Object.fromEntries(
      names.map((name) => [name, chance(0.05) ? null : usable(valueOf(dice, name))]),
    );
    if (chance(0.1)) attributes['$opt_bucketing_id'] = pick(['', 'bucket', 'ünïcödé']);
    const experiment = experimentIds[below(experimentIds.length)] ?? '';
    const forced = chance(0.1) ? { [`rule-${experiment}`]: `variation-${experiment}0` } : {};
    return { id, attributes, segments: SEGMENTS.filter(() => chance(0.4)), forced };
  });
}

function groupsOf(dice: Dice, grouped: readonly object[], ids: readonly string[]): object[] {
  if (grouped.length === 0) return [];
  const policy = dice.pick(['random', 'random', 'overlapping'] as const);
  return [{ id: 'group-1', policy, trafficAllocation: allocationOf(dice, ids), experiments: grouped }];
}

/** Holdouts of all flags and of single rules, in the vendor's format. */
function holdoutsOf(
  dice: Dice,
  makeRule: (id: string) => object,
  ruleIds: readonly string[],
): { readonly holdouts: object[]; readonly localHoldouts: object[] } {
  const { chance, times, below } = dice;
  const share = (id: string, part: number): object => ({
    ...makeRule(id),
    layerId: undefined,
    trafficAllocation: [{ entityId: `${id}0`, endOfRange: below(part) }],
  });
  return {
    holdouts: times(below(3), (index) => ({
      ...share(`holdout-${String(index)}`, 4_000),
      ...(chance(0.4) && { excludeTargetedDeliveries: true }),
    })),
    localHoldouts: times(below(4), (index) => ({
      ...share(`local-${String(index)}`, 6_000),
      ...(chance(0.9) && { includedRules: ruleIds.filter(() => chance(0.3)) }),
    })),
  };
}

/**
 * Generates a project with every feature of a version 4 data file, optionally with holdouts; reproducible by seed.
 */
export function generateProject(
  random: () => number,
  userCount: number,
  hasHoldouts = false,
): GeneratedProject {
  const dice = diceOf(random);
  const { chance, times, below, pick } = dice;
  const idText = (): string => String(10_000_000_000 + below(1_000_000_000));
  const scripts = ['', 'user-', 'é', '靴', '👟', '\uD83D'] as const;
  const userIds = times(
    userCount,
    (index) => `${pick(scripts)}${String(index)}${chance(0.2) ? '' : idText()}`,
  );
  const audienceIds = times(4, (index) => `audience-${String(index)}`);
  const audiences = audienceIds.map((id, index) => {
    const conditions = ['and', treeOf(dice, () => leafOf(dice), 3)];
    return index < 2
      ? { id, name: id, conditions: JSON.stringify(conditions) }
      : { id, name: id, conditions };
  });
  const variables = times(4, (index) => ({
    id: `variable-${String(index)}`,
    key: `v${String(index)}`,
    type: pick(TYPES),
    defaultValue: pick(VALUES),
    ...(chance(0.2) && { type: 'string', subType: 'json' }),
  }));
  const variableIds = variables.map(({ id }) => id);
  const makeRule = (id: string): object => ruleOf(dice, id, audienceIds, userIds, variableIds);
  const experimentIds = times(6, (index) => `${String(index)}${idText()}`);
  const rules = experimentIds.map(makeRule);
  const rolloutIds = times(3, (index) => `rollout-${String(index)}`);
  const rollouts = rolloutIds.map((id) => ({
    id,
    experiments: times(below(5), (index) => makeRule(`${id}-${String(index)}-${idText()}`)),
  }));
  const ruleIds = [...experimentIds, ...rollouts.flatMap(({ experiments }) => experiments.map(idOf))];
  const flagKeys = times(8, (index) => `flag_${String(index)}`);
  const featureFlags = flagKeys.map((key) =>
    flag(key, {
      experimentIds: experimentIds.filter(() => chance(0.3)),
      rolloutId: pick(['', 'unknown', ...rolloutIds]),
      variables: chance(0.5) ? variables : [],
    }),
  );
  return {
    dataFile: dataFile({
      audiences: audiences.slice(0, 2),
      typedAudiences: audiences.slice(2),
      experiments: rules.slice(0, 4),
      ...(hasHoldouts && holdoutsOf(dice, makeRule, ruleIds)),
      groups: groupsOf(dice, rules.slice(4), experimentIds.slice(4)),
      rollouts,
      featureFlags,
      attributes: NAMES.map((key) => ({ id: `attribute-${key}`, key })),
    }),
    flagKeys,
    experimentKeys: experimentIds.map((id) => `rule-${id}`),
    users: usersOf(dice, userIds, experimentIds),
  };
}
