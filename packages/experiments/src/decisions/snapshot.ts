import type { Decision, DecisionSource } from './decide.ts';
import type { VariableValue } from './variables.ts';

const SOURCES: readonly DecisionSource[] = ['rollout', 'feature-test', 'experiment', 'holdout'];

type Row = readonly unknown[];

function rowOf(key: string, decision: Decision): Row {
  const kind = SOURCES.indexOf(decision.source) * 2 + Number(decision.isEnabled);
  const values = Object.keys(decision.variables).length > 0 ? decision.variables : 0;
  const { variationKey, ruleKey, campaignId, experimentId, variationId, heldBackBy } = decision;
  const held = heldBackBy === undefined ? 0 : rowOf(key, { ...heldBackBy, variables: {} });
  const row = [key, kind, values, variationKey, ruleKey, campaignId, experimentId, variationId, held];
  while (row.length > 1 && !row.at(-1)) row.pop();
  return row;
}

/** Serialises decisions as JSON without `<`, safe inside a script element. */
export function toSnapshot(decisions: ReadonlyMap<string, Decision>): string {
  const rows = [...decisions].map(([key, decision]) => rowOf(key, decision));
  return JSON.stringify(rows).replaceAll('<', String.raw`\u003c`);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function variablesOf(value: unknown): Readonly<Record<string, VariableValue>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return value as Readonly<Record<string, VariableValue>>;
}

/** The decision of a row; a holdout in a row has no other in it, so the depth is two. */
function decisionOf(row: unknown, isHoldout = false): Decision | undefined {
  if (!Array.isArray(row)) return undefined;
  const [
    key,
    kind,
    variables,
    variationKey,
    ruleKey,
    campaignId,
    experimentId,
    variationId,
    held,
  ]: unknown[] = row;
  if (typeof key !== 'string') return undefined;
  const bits = typeof kind === 'number' ? kind : 0;
  const source = SOURCES[bits >> 1] ?? 'rollout';
  const heldBackBy = isHoldout ? undefined : decisionOf(held, true);
  return {
    flagKey: source === 'experiment' ? '' : key,
    isEnabled: (bits & 1) === 1,
    variationKey: textOf(variationKey),
    ruleKey: textOf(ruleKey),
    variables: variablesOf(variables),
    source,
    campaignId: textOf(campaignId),
    experimentId: textOf(experimentId),
    variationId: textOf(variationId),
    ...(heldBackBy && { heldBackBy }),
  };
}

/** Parses a snapshot; empty if it is invalid, without invalid rows. */
export function fromSnapshot(text: string): ReadonlyMap<string, Decision> {
  const decisions = new Map<string, Decision>();
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch {
    return decisions;
  }
  for (const row of Array.isArray(rows) ? (rows as unknown[]) : []) {
    const decision = decisionOf(row);
    if (decision !== undefined) decisions.set(textOf((row as Row)[0]), decision);
  }
  return decisions;
}
