import type { Condition } from './conditions.ts';

/** The types of feature variables (spec 2 §3). */
export type VariableType = 'boolean' | 'integer' | 'double' | 'string' | 'json';

export interface Variable {
  readonly id: string;
  readonly key: string;
  readonly type: VariableType;
  readonly defaultValue: string;
}

/** A variation with its variable values by id, as text (spec 2 §3). */
export interface Variation {
  readonly id: string;
  readonly key: string;
  readonly isEnabled: boolean;
  readonly values: ReadonlyMap<string, string>;
}

/** The entity that owns the slots below an end, in order (spec 2 §9). */
export type Allocation = readonly (readonly [end: number, entityId: string])[];

/** A group in which a user is in one experiment only (spec 2 §3). */
export interface ExclusionGroup {
  readonly id: string;
  readonly allocation: Allocation;
}

/** An experiment, or a rule of a rollout (spec 2 §3). */
export interface Rule {
  readonly id: string;
  readonly key: string;
  readonly campaignId: string;
  readonly isRunning: boolean;
  readonly audience: Condition;
  readonly allocation: Allocation;
  readonly variations: ReadonlyMap<string, Variation>;
  readonly forced: ReadonlyMap<string, string>;
  readonly group: ExclusionGroup | undefined;
  /** Local holdouts, which are decided before the rule. */
  readonly holdouts: readonly Rule[];
}

/** A holdout of all flags: its users get no experiment, and no rollout unless it spares rollouts. */
export interface GlobalHoldout {
  readonly rule: Rule;
  readonly sparesRollouts: boolean;
}

/** A feature flag: its experiments, then the rules of its rollout, the last for everyone else (spec 2 §3). */
export interface Flag {
  readonly key: string;
  readonly experiments: readonly Rule[];
  readonly rollout: readonly Rule[];
  readonly variables: readonly Variable[];
}

/** The endpoint of customer data, and the segments that audiences use (spec 2 §7). */
export interface CustomerDataSettings {
  readonly apiKey: string;
  readonly host: string;
  readonly pixelUrl: string;
  readonly segments: readonly string[];
}

/** A validated experiment configuration (spec 2 §3). */
export interface ExperimentConfig {
  readonly accountId: string;
  readonly projectId: string;
  readonly revision: string;
  readonly anonymizeIp: boolean;
  readonly botFiltering: boolean | undefined;
  readonly sendFlagDecisions: boolean;
  readonly flags: ReadonlyMap<string, Flag>;
  readonly experiments: ReadonlyMap<string, Rule>;
  readonly holdouts: readonly GlobalHoldout[];
  readonly attributes: ReadonlyMap<string, string>;
  readonly events: ReadonlyMap<string, string>;
  readonly customerData: CustomerDataSettings | undefined;
}
