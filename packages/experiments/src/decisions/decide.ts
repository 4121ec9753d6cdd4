import { bucketOf } from './murmur3.ts';
import type { Allocation, ExperimentConfig, Flag, Rule, Variation } from './config.ts';
import type { ConsentView } from '../consent/consent-gate.ts';
import type { User } from './user.ts';
import { variableValues, type VariableValue } from './variables.ts';

/** The source of a decision: an experiment without a flag, a flag's experiment, or its rollout. */
export type DecisionSource = 'experiment' | 'feature-test' | 'rollout';

/** The decision for a user; ids and keys are empty at the baseline (spec 2 §4). */
export interface Decision {
  readonly flagKey: string;
  readonly isEnabled: boolean;
  readonly variationKey: string;
  readonly ruleKey: string;
  readonly variables: Readonly<Record<string, VariableValue>>;
  readonly source: DecisionSource;
  readonly campaignId: string;
  readonly experimentId: string;
  readonly variationId: string;
}

interface Outcome {
  readonly rule: Rule;
  readonly variation: Variation;
}

const BUCKETING_ATTRIBUTE = '$opt_bucketing_id';

function entityAt(allocation: Allocation, slot: number): string | undefined {
  return allocation.find(([end]) => slot < end)?.[1];
}

function bucketed(rule: Rule, user: User): Variation | undefined {
  const own = user.attributes.get(BUCKETING_ATTRIBUTE);
  const bucketingId = typeof own === 'string' ? own : user.id;
  const { group } = rule;
  if (group && entityAt(group.allocation, bucketOf(bucketingId + group.id)) !== rule.id) return undefined;
  return rule.variations.get(entityAt(rule.allocation, bucketOf(bucketingId + rule.id)) ?? '');
}

function variationByKey(rule: Rule, key: string | undefined): Variation | undefined {
  if (key === undefined) return undefined;
  for (const variation of rule.variations.values()) if (variation.key === key) return variation;
  return undefined;
}

function experimentVariation(rule: Rule, user: User): Variation | undefined {
  if (!rule.isRunning) return undefined;
  return (
    variationByKey(rule, user.forced.get(rule.key)) ??
    variationByKey(rule, rule.forced.get(user.id)) ??
    (rule.audience(user) === true ? bucketed(rule, user) : undefined)
  );
}

function rolloutOutcome(rules: readonly Rule[], user: User): Outcome | undefined {
  const last = rules.length - 1;
  for (let index = 0; index <= last; index += 1) {
    const rule = rules[index];
    if (rule?.audience(user) !== true) continue;
    const variation = bucketed(rule, user);
    if (variation !== undefined) return { rule, variation };
    // A user who matches a rule but is outside its share only gets the rule for everyone else.
    if (index < last) index = last - 1;
  }
  return undefined;
}

function decision(source: DecisionSource, flag: Flag | undefined, outcome: Outcome | undefined): Decision {
  const { rule, variation } = outcome ?? {};
  return {
    flagKey: flag?.key ?? '',
    isEnabled: variation?.isEnabled ?? false,
    variationKey: variation?.key ?? '',
    ruleKey: rule?.key ?? '',
    variables: variableValues(flag?.variables ?? [], variation),
    source,
    campaignId: rule?.campaignId ?? '',
    experimentId: rule?.id ?? '',
    variationId: variation?.id ?? '',
  };
}

function decideKnownFlag(flag: Flag, user: User): Decision {
  for (const rule of flag.experiments) {
    const variation = experimentVariation(rule, user);
    if (variation !== undefined) return decision('feature-test', flag, { rule, variation });
  }
  return decision('rollout', flag, rolloutOutcome(flag.rollout, user));
}

/** Keys are non-empty texts (spec 2 §5). */
const isKey = (key: unknown): key is string => typeof key === 'string' && key !== '';

/**
 * Decides a flag: its running experiments in order (forced, then audience and bucket), then its rollout,
 * whose last rule is for everyone else (spec 2 §4, §5). Undefined for an unknown flag.
 */
export function decideFlag(config: ExperimentConfig, user: User, flagKey: string): Decision | undefined {
  const flag = isKey(flagKey) ? config.flags.get(flagKey) : undefined;
  return flag && decideKnownFlag(flag, user);
}

/** Decides an experiment without a flag; undefined unless it runs and includes the user (spec 2 §4). */
export function decideExperiment(
  config: ExperimentConfig,
  user: User,
  experimentKey: string,
): Decision | undefined {
  const rule = isKey(experimentKey) ? config.experiments.get(experimentKey) : undefined;
  const variation = rule && experimentVariation(rule, user);
  return variation && decision('experiment', undefined, { rule, variation });
}

/** All flags by key; empty (baseline) without targeting consent, user or configuration (spec 2 §4). */
export function decideAll(
  consent: Pick<ConsentView, 'isGranted'>,
  config: ExperimentConfig | undefined,
  user: User | undefined,
): ReadonlyMap<string, Decision> {
  if (config === undefined || user === undefined || !consent.isGranted('targeting')) return new Map();
  return new Map([...config.flags].map(([key, flag]) => [key, decideKnownFlag(flag, user)]));
}

/** A variable of a decision if it has the expected type; undefined otherwise. */
export function variableOf(decided: Decision | undefined, key: string, type: 'boolean'): boolean | undefined;
export function variableOf(decided: Decision | undefined, key: string, type: 'number'): number | undefined;
export function variableOf(decided: Decision | undefined, key: string, type: 'string'): string | undefined;
export function variableOf(decided: Decision | undefined, key: string, type: 'object'): object | undefined;
export function variableOf(decided: Decision | undefined, key: string, type: string): unknown {
  if (!decided || !isKey(key) || !Object.hasOwn(decided.variables, key)) return undefined;
  const value = decided.variables[key];
  return typeof value === type && value !== null ? value : undefined;
}
