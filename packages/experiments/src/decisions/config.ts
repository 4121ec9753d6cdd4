import type { Condition } from './conditions.ts';

/** The types of feature variables (spec 2 §3). */
export type VariableType = 'boolean' | 'integer' | 'double' | 'string' | 'json';

/** A feature variable with its value as text. */
export interface Variable {
  readonly id: string;
  readonly key: string;
  readonly type: VariableType;
  readonly defaultValue: string;
}

/** One variation; its variable values by variable id, as text (spec 2 §3). */
export interface Variation {
  readonly id: string;
  readonly key: string;
  readonly isEnabled: boolean;
  readonly values: ReadonlyMap<string, string>;
}

/** Which entity owns the slots below an end, in order (spec 2 §9). */
export type Allocation = readonly (readonly [end: number, entityId: string])[];

/** A group in which a user takes part in one experiment only (spec 2 §3). */
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
}

/** A feature flag: its experiments in order, then the rules of its rollout, the last of which is for everyone else (spec 2 §3). */
export interface Flag {
  readonly key: string;
  readonly experiments: readonly Rule[];
  readonly rollout: readonly Rule[];
  readonly variables: readonly Variable[];
}

/** Where customer data goes, and which segments the audiences ask for (spec 2 §7). */
export interface CustomerDataSettings {
  readonly apiKey: string;
  readonly host: string;
  readonly pixelUrl: string;
  readonly segments: readonly string[];
}

/** An experiment configuration that was checked and is ready to decide with (spec 2 §3). */
export interface ExperimentConfig {
  readonly accountId: string;
  readonly projectId: string;
  readonly revision: string;
  readonly anonymizeIp: boolean;
  readonly botFiltering: boolean | undefined;
  readonly sendFlagDecisions: boolean;
  readonly flags: ReadonlyMap<string, Flag>;
  readonly experiments: ReadonlyMap<string, Rule>;
  readonly attributes: ReadonlyMap<string, string>;
  readonly events: ReadonlyMap<string, string>;
  readonly customerData: CustomerDataSettings | undefined;
}
