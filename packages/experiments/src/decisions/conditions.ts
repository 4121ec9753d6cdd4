import { compareVersions } from './semantic-version.ts';
import { isUsableNumber, type AttributeValue, type User } from './user.ts';

/** Undefined if the user's data do not decide it. */
export type Verdict = boolean | undefined;

export type Condition = (user: User) => Verdict;

type Match = (actual: AttributeValue, wanted: unknown) => Verdict;

const MAX_DEPTH = 100;
const unknown: Condition = () => undefined;

const numeric =
  (holds: (actual: number, wanted: number) => boolean): Match =>
  (actual, wanted) =>
    typeof actual === 'number' && isUsableNumber(wanted) ? holds(actual, wanted) : undefined;

const version =
  (holds: (order: number) => boolean): Match =>
  (actual, wanted) => {
    if (typeof actual !== 'string' || typeof wanted !== 'string') return undefined;
    const order = compareVersions(actual, wanted);
    return order === undefined ? undefined : holds(order);
  };

const matches: ReadonlyMap<unknown, Match> = /* @__PURE__ */ new Map<unknown, Match>([
  [
    'exact',
    (actual, wanted) =>
      typeof actual !== typeof wanted || (typeof wanted === 'number' && !isUsableNumber(wanted))
        ? undefined
        : actual === wanted,
  ],
  [
    'substring',
    (actual, wanted) =>
      typeof actual === 'string' && typeof wanted === 'string' ? actual.includes(wanted) : undefined,
  ],
  ['gt', numeric((actual, wanted) => actual > wanted)],
  ['ge', numeric((actual, wanted) => actual >= wanted)],
  ['lt', numeric((actual, wanted) => actual < wanted)],
  ['le', numeric((actual, wanted) => actual <= wanted)],
  ['semver_eq', version((order) => order === 0)],
  ['semver_gt', version((order) => order > 0)],
  ['semver_ge', version((order) => order >= 0)],
  ['semver_lt', version((order) => order < 0)],
  ['semver_le', version((order) => order <= 0)],
]);

/** Compiles the test of one attribute or segment; undefined for unknown types and matches (spec 2 §5). */
export function attributeCondition(leaf: unknown): Condition {
  if (typeof leaf !== 'object' || leaf === null) return unknown;
  const { type, name, match, value } = leaf as Readonly<Record<string, unknown>>;
  if (type === 'third_party_dimension') {
    return match === undefined || match === 'qualified'
      ? (user) => user.segments.has(String(value))
      : unknown;
  }
  if (type !== 'custom_attribute' || typeof name !== 'string') return unknown;
  if (match === 'exists') return (user) => user.attributes.has(name);
  const test = matches.get(match === undefined ? 'exact' : match);
  if (test === undefined) return unknown;
  return (user) => {
    const actual = user.attributes.get(name);
    return actual === undefined ? undefined : test(actual, value);
  };
}

const decisive =
  (conditions: readonly Condition[], verdict: boolean): Condition =>
  (user) => {
    let result: Verdict = !verdict;
    for (const condition of conditions) {
      const response = condition(user);
      if (response === verdict) return verdict;
      if (response === undefined) result = undefined;
    }
    return result;
  };

/** Compiles and, or, not in three-valued logic; the default is or. Throws beyond 100 levels (spec 2 §3). */
export function compileConditions(tree: unknown, leaf: (value: unknown) => Condition, depth = 0): Condition {
  if (!Array.isArray(tree)) return leaf(tree);
  if (depth > MAX_DEPTH) throw new RangeError('conditions are nested too deeply');
  const [first]: readonly unknown[] = tree;
  const isOperator = first === 'and' || first === 'or' || first === 'not';
  const branches = (isOperator ? tree.slice(1) : tree).map((branch) =>
    compileConditions(branch, leaf, depth + 1),
  );
  if (first === 'and') return decisive(branches, false);
  if (first !== 'not') return decisive(branches, true);
  const [negated = unknown] = branches;
  return (user) => {
    const response = negated(user);
    return response === undefined ? undefined : !response;
  };
}
