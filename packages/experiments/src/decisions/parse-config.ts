import { attributeCondition, compileConditions, type Condition } from './conditions.ts';
import type {
  Allocation,
  CustomerDataSettings,
  ExclusionGroup,
  ExperimentConfig,
  Flag,
  Rule,
  Variable,
  VariableType,
  Variation,
} from './config.ts';

/** A configuration, or the path of its first error. */
export type ParsedConfig =
  | { readonly ok: true; readonly config: ExperimentConfig }
  | { readonly ok: false; readonly reason: string };

type Fields = Readonly<Record<string, unknown>>;

const VERSIONS: readonly unknown[] = ['2', '3', '4'];
const TYPES: readonly string[] = ['boolean', 'integer', 'double', 'string', 'json'] satisfies VariableType[];

function unreadable(place: string): never {
  throw new TypeError(`${place} cannot be read`);
}

function fieldsOf(value: unknown, place: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return unreadable(place);
  return value as Fields; // parse boundary: any object has fields of unknown type
}

function text(from: Fields, key: string, fallback?: string): string {
  const value = from[key] ?? fallback;
  return typeof value === 'string' ? value : unreadable(key);
}

function flag(from: Fields, key: string): boolean {
  const value = from[key] ?? false;
  return typeof value === 'boolean' ? value : unreadable(key);
}

function list<Item>(from: Fields, key: string, read: (item: Fields) => Item): Item[] {
  const items: unknown = from[key] ?? [];
  if (!Array.isArray(items)) return unreadable(key);
  return items.map((item: unknown, index) => {
    const place = `${key}[${String(index)}]`;
    try {
      return read(fieldsOf(item, place));
    } catch (fault) {
      throw new TypeError(`${place}.${fault instanceof Error ? fault.message : ''}`);
    }
  });
}

function texts(from: Fields, key: string): ReadonlyMap<string, string> {
  const entries = Object.entries(fieldsOf(from[key] ?? {}, key));
  return new Map(entries.map(([name, value]) => [name, typeof value === 'string' ? value : unreadable(key)]));
}

function ids(from: Fields, key: string): readonly string[] {
  const items: unknown = from[key] ?? [];
  if (!Array.isArray(items)) return unreadable(key);
  return items.map((item: unknown) => (typeof item === 'string' ? item : unreadable(key)));
}

const byKey = <Item>(items: readonly Item[], key: (item: Item) => string): Map<string, Item> =>
  new Map(items.map((item) => [key(item), item]));

function allocationOf(from: Fields): Allocation {
  return list(from, 'trafficAllocation', (item) => {
    const end = item['endOfRange'];
    return [typeof end === 'number' ? end : unreadable('endOfRange'), text(item, 'entityId')] as const;
  });
}

function variationOf(from: Fields): Variation {
  return {
    id: text(from, 'id'),
    key: text(from, 'key'),
    isEnabled: flag(from, 'featureEnabled'),
    values: new Map(list(from, 'variables', (item) => [text(item, 'id'), text(item, 'value')] as const)),
  };
}

function variableOf(from: Fields): Variable {
  const given = text(from, 'type');
  // As the vendor's SDK does: a subtype applies to texts only.
  const type = given === 'string' && from['subType'] === 'json' ? 'json' : given;
  return {
    id: text(from, 'id'),
    key: text(from, 'key'),
    // Checked against the list of types; an unknown type is read as text.
    type: TYPES.includes(type) ? (type as VariableType) : 'string',
    defaultValue: text(from, 'defaultValue'),
  };
}

function audiencesOf(from: Fields, segments: Set<string>): ReadonlyMap<string, Condition> {
  const leaf = (value: unknown): Condition => {
    const { match, value: segment } = typeof value === 'object' && value !== null ? (value as Fields) : {};
    if (match === 'qualified' && typeof segment === 'string') segments.add(segment);
    return attributeCondition(value);
  };
  const read = (item: Fields): readonly [string, Condition] => {
    const tree = item['conditions'];
    const parsed: unknown = typeof tree === 'string' ? JSON.parse(tree) : tree;
    return [text(item, 'id'), compileConditions(parsed, leaf)];
  };
  return new Map([...list(from, 'audiences', read), ...list(from, 'typedAudiences', read)]);
}

const everyone: Condition = () => true;
const unknown: Condition = () => undefined;

type LocalHoldouts = ReadonlyMap<string, readonly Rule[]>;
const NO_HOLDOUTS: readonly Rule[] = [];

function ruleReader(audiences: ReadonlyMap<string, Condition>, holdouts: LocalHoldouts = new Map()) {
  const audienceOf = (from: Fields): Condition => {
    const tree = from['audienceConditions'] || ids(from, 'audienceIds');
    if (Array.isArray(tree) && tree.length === 0) return everyone;
    return compileConditions(tree, (id) => (typeof id === 'string' && audiences.get(id)) || unknown);
  };
  return (group?: ExclusionGroup) =>
    (from: Fields): Rule => ({
      id: text(from, 'id'),
      key: text(from, 'key'),
      campaignId: text(from, 'layerId', ''),
      isRunning: from['status'] === 'Running',
      audience: audienceOf(from),
      allocation: allocationOf(from),
      variations: byKey(list(from, 'variations', variationOf), ({ id }) => id),
      forced: texts(from, 'forcedVariations'),
      group,
      holdouts: holdouts.get(text(from, 'id')) ?? NO_HOLDOUTS,
    });
}

/** Holdouts by the rule that they apply to; one without rules applies to none, as in the vendor's SDK. */
function localHoldoutsOf(from: Fields, read: (item: Fields) => Rule): LocalHoldouts {
  const byRule = new Map<string, Rule[]>();
  list(from, 'localHoldouts', (item) => {
    const rule = read(item);
    for (const id of ids(item, 'includedRules')) byRule.set(id, [...(byRule.get(id) ?? []), rule]);
  });
  return byRule;
}

function customerDataOf(from: Fields, segments: ReadonlySet<string>): CustomerDataSettings | undefined {
  const found = list(from, 'integrations', (item) => ({
    key: text(item, 'key'),
    apiKey: text(item, 'publicKey', ''),
    host: text(item, 'host', ''),
    pixelUrl: text(item, 'pixelUrl', ''),
  })).find(({ key }) => key === 'odp');
  return (
    found && { apiKey: found.apiKey, host: found.host, pixelUrl: found.pixelUrl, segments: [...segments] }
  );
}

function read(from: Fields): ExperimentConfig {
  if (!VERSIONS.includes(from['version'])) unreadable('version');
  const segments = new Set<string>();
  const audiences = audiencesOf(from, segments);
  const holdoutIn = ruleReader(audiences)();
  const ruleIn = ruleReader(audiences, localHoldoutsOf(from, holdoutIn));
  const grouped = list(from, 'groups', (item) => {
    const group = { id: text(item, 'id'), allocation: allocationOf(item) };
    return list(item, 'experiments', ruleIn(item['policy'] === 'random' ? group : undefined));
  });
  const experiments = [...list(from, 'experiments', ruleIn()), ...grouped.flat()];
  const rollouts = new Map(
    list(from, 'rollouts', (item) => [text(item, 'id'), list(item, 'experiments', ruleIn())] as const),
  );
  const rules = byKey([...experiments, ...[...rollouts.values()].flat()], ({ id }) => id);
  const flags = list(from, 'featureFlags', (item): Flag => ({
    key: text(item, 'key'),
    experiments: ids(item, 'experimentIds').flatMap((id) => rules.get(id) ?? []),
    rollout: rollouts.get(text(item, 'rolloutId', '')) ?? [],
    variables: list(item, 'variables', variableOf),
  }));
  const pairs = (key: string): ReadonlyMap<string, string> =>
    new Map(list(from, key, (item) => [text(item, 'key'), text(item, 'id')] as const));
  return {
    accountId: text(from, 'accountId'),
    projectId: text(from, 'projectId'),
    revision: text(from, 'revision'),
    anonymizeIp: flag(from, 'anonymizeIP'),
    botFiltering: from['botFiltering'] === undefined ? undefined : flag(from, 'botFiltering'),
    sendFlagDecisions: flag(from, 'sendFlagDecisions'),
    flags: byKey(flags, ({ key }) => key),
    experiments: byKey(experiments, ({ key }) => key),
    holdouts: list(from, 'holdouts', (item) => ({
      rule: holdoutIn(item),
      sparesRollouts: flag(item, 'excludeTargetedDeliveries'),
    })),
    attributes: pairs('attributes'),
    events: pairs('events'),
    customerData: customerDataOf(from, segments),
  };
}

/**
 * Parses an experiment configuration (the vendor's data file, versions 2 to 4) from JSON text or a parsed
 * value. Any error rejects the whole, because a part would show unintended variations (spec 2 §3).
 */
export function parseConfig(source: unknown): ParsedConfig {
  try {
    const parsed: unknown = typeof source === 'string' ? JSON.parse(source) : source;
    return { ok: true, config: read(fieldsOf(parsed, 'configuration')) };
  } catch (fault) {
    return { ok: false, reason: fault instanceof Error ? fault.message : String(fault) };
  }
}
