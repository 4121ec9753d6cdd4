import { bucketOf } from './murmur3.ts';
import type { Allocation, ExperimentConfig, Flag, GlobalHoldout, Rule, Variation } from './config.ts';
import type { ConsentView } from '../consent/consent-gate.ts';
import type { User } from './user.ts';
import { variableValues, type VariableValue } from './variables.ts';

/** The source of a decision: an experiment without a flag, a flag's experiment, its rollout, or a holdout. */
export type DecisionSource = 'experiment' | 'feature-test' | 'rollout' | 'holdout';

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
  /** The holdout that kept a user out of the experiments and spared the rollout. */
  readonly heldBackBy?: Decision | undefined;
}

interface Outcome {
  readonly rule: Rule;
  readonly variation: Variation;
  readonly source: DecisionSource;
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

/** The first holdout that includes a user. */
function heldBack(holdouts: readonly Rule[], user: User): Outcome | undefined {
  for (const rule of holdouts) {
    if (!rule.isRunning || rule.audience(user) !== true) continue;
    const variation = bucketed(rule, user);
    if (variation !== undefined) return { rule, variation, source: 'holdout' };
  }
  return undefined;
}

function experimentOutcome(rule: Rule, user: User): Outcome | undefined {
  const held = heldBack(rule.holdouts, user);
  if (held !== undefined) return held;
  const variation = experimentVariation(rule, user);
  return variation && { rule, variation, source: 'feature-test' };
}

function rolloutOutcome(rules: readonly Rule[], user: User): Outcome | undefined {
  const last = rules.length - 1;
  for (let index = 0; index <= last; index += 1) {
    const rule = rules[index];
    const held = rule && heldBack(rule.holdouts, user);
    if (held !== undefined) return held;
    if (rule?.audience(user) !== true) continue;
    const variation = bucketed(rule, user);
    if (variation !== undefined) return { rule, variation, source: 'rollout' };
    // A user who matches a rule but is outside its share only gets the rule for everyone else.
    if (index < last) index = last - 1;
  }
  return undefined;
}

function decision(flag: Flag | undefined, outcome: Outcome | undefined): Decision {
  const { rule, variation, source = 'rollout' } = outcome ?? {};
  return {
    flagKey: flag?.key ?? '',
    isEnabled: variation?.isEnabled ?? false,
    variationKey: variation?.key ?? '',
    ruleKey: rule?.key ?? '',
    // As the vendor's SDK does: a holdout has no values of its own.
    variables: variableValues(flag?.variables ?? [], source === 'holdout' ? undefined : variation),
    source,
    campaignId: rule?.campaignId ?? '',
    experimentId: rule?.id ?? '',
    variationId: variation?.id ?? '',
  };
}

type GlobalOutcome = (Outcome & Pick<GlobalHoldout, 'sparesRollouts'>) | undefined;

function globallyHeldBack({ holdouts }: ExperimentConfig, user: User): GlobalOutcome {
  for (const { rule, sparesRollouts } of holdouts) {
    const held = heldBack([rule], user);
    if (held !== undefined) return { ...held, sparesRollouts };
  }
  return undefined;
}

function decideKnownFlag(flag: Flag, user: User, held: GlobalOutcome): Decision {
  if (held?.sparesRollouts === false) return decision(flag, held);
  if (held !== undefined)
    return { ...decision(flag, rolloutOutcome(flag.rollout, user)), heldBackBy: decision(flag, held) };
  for (const rule of flag.experiments) {
    const outcome = experimentOutcome(rule, user);
    if (outcome !== undefined) return decision(flag, outcome);
  }
  return decision(flag, rolloutOutcome(flag.rollout, user));
}

/** Keys are non-empty texts (spec 2 §5). */
const isKey = (key: unknown): key is string => typeof key === 'string' && key !== '';

/**
 * Decides a flag: global holdouts, then its running experiments in order (holdouts of the rule, forced, then
 * audience and bucket), then its rollout, whose last rule is for everyone else (spec 2 §4, §5). Undefined for an
 * unknown flag.
 */
export function decideFlag(config: ExperimentConfig, user: User, flagKey: string): Decision | undefined {
  const flag = isKey(flagKey) ? config.flags.get(flagKey) : undefined;
  return flag && decideKnownFlag(flag, user, globallyHeldBack(config, user));
}

/** Decides an experiment without a flag; undefined unless it runs and includes the user (spec 2 §4). */
export function decideExperiment(
  config: ExperimentConfig,
  user: User,
  experimentKey: string,
): Decision | undefined {
  const rule = isKey(experimentKey) ? config.experiments.get(experimentKey) : undefined;
  const variation = rule && experimentVariation(rule, user);
  return variation && decision(undefined, { rule, variation, source: 'experiment' });
}

/**
 * The decision of a flag as if it had come out as the named variation, for previews; undefined for an unknown
 * name. It belongs to no rule, as a forced decision of the vendor's SDK.
 */
export function forceFlag(
  config: ExperimentConfig,
  flagKey: string,
  variationKey: string,
): Decision | undefined {
  const flag = isKey(flagKey) ? config.flags.get(flagKey) : undefined;
  for (const rule of flag ? [...flag.experiments, ...flag.rollout] : []) {
    const variation = variationByKey(rule, variationKey);
    if (variation === undefined) continue;
    const named = decision(flag, { rule, variation, source: 'feature-test' });
    return { ...named, ruleKey: '', campaignId: '', experimentId: '' };
  }
  return undefined;
}

/** All flags by key; empty (baseline) without targeting consent, user or configuration (spec 2 §4). */
export function decideAll(
  consent: Pick<ConsentView, 'isGranted'>,
  config: ExperimentConfig | undefined,
  user: User | undefined,
): ReadonlyMap<string, Decision> {
  if (config === undefined || user === undefined || !consent.isGranted('targeting')) return new Map();
  const held = globallyHeldBack(config, user);
  return new Map([...config.flags].map(([key, flag]) => [key, decideKnownFlag(flag, user, held)]));
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
