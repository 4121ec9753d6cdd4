import { describe, expect, it } from 'vitest';
import { attributeCondition, compileConditions, type Condition, type Verdict } from './conditions.ts';
import { createUser, type AttributeValue } from './user.ts';

const constant =
  (value: unknown): Condition =>
  () =>
    value === '?' ? undefined : value === 'T';
const evaluate = (tree: unknown, attributes: object = {}, segments: readonly string[] = []): Verdict => {
  const user = createUser('id', { attributes, segments });
  return user && compileConditions(tree, attributeCondition)(user);
};
const logic = (tree: unknown): Verdict => {
  const user = createUser('id');
  return user && compileConditions(tree, constant)(user);
};
const test = (
  match: string | undefined,
  value: unknown,
  actual: AttributeValue | null | undefined,
): Verdict =>
  evaluate(
    { type: 'custom_attribute', name: 'a', value, ...(match !== undefined && { match }) },
    { a: actual },
  );

describe('and, or and not', () => {
  it.each([
    [['and', 'T', 'T'], true],
    [['and', 'T', '?'], undefined],
    [['and', '?', 'F'], false],
    [['and'], true],
    [['or', 'F', 'F'], false],
    [['or', 'F', '?'], undefined],
    [['or', '?', 'T'], true],
    [['or'], false],
    [['not', 'T'], false],
    [['not', 'F'], true],
    [['not', '?'], undefined],
    [['not'], undefined],
    [['and', 'T', ['not', ['or', 'F', 'F']]], true],
    [['F', 'T'], true],
    ['T', true],
  ])('%j is %s', (tree, expected) => expect(logic(tree)).toBe(expected));

  it('is or without an operator, and counts the first branch', () => {
    const leaf = (value: unknown) => ({ type: 'custom_attribute', name: 'a', value });
    expect(evaluate([leaf(1), leaf(2)], { a: 1 })).toBe(true);
  });

  it('rejects a tree that could exhaust the stack', () => {
    let tree: unknown = 'T';
    for (let depth = 0; depth < 1_000; depth += 1) tree = ['not', tree];
    expect(() => logic(tree)).toThrow(RangeError);
  });
});

describe('a test of an attribute', () => {
  it.each<[string | undefined, unknown, AttributeValue | null | undefined, Verdict]>([
    ['exact', 'x', 'x', true],
    ['exact', 'x', 'X', false],
    [undefined, 'x', 'x', true],
    ['exact', 1, 1, true],
    ['exact', 1, '1', undefined],
    ['exact', 1, true, undefined],
    ['exact', false, false, true],
    ['exact', 2 ** 53 + 2, 1, undefined],
    ['exact', null, 'x', undefined],
    ['exact', {}, 'x', undefined],
    ['exact', 'x', null, undefined],
    ['exact', 'x', undefined, undefined],
    ['exists', undefined, '', true],
    ['exists', undefined, 0, true],
    ['exists', undefined, null, false],
    ['exists', undefined, undefined, false],
    ['substring', 'bc', 'abcd', true],
    ['substring', '', 'abcd', true],
    ['substring', 'x', 'abcd', false],
    ['substring', 1, 'a1', undefined],
    ['substring', '1', 1, undefined],
    ['gt', 5, 5.1, true],
    ['gt', 5, 5, false],
    ['ge', 5, 5, true],
    ['ge', 5, 4.9, false],
    ['lt', 5, 4.9, true],
    ['lt', 5, 5, false],
    ['le', 5, 5, true],
    ['le', 5, 5.1, false],
    ['gt', '5', 6, undefined],
    ['gt', 5, '6', undefined],
    ['gt', Number.NaN, 6, undefined],
    ['semver_eq', '2.1', '2.1.7', true],
    ['semver_gt', '2.1', '2.2', true],
    ['semver_gt', '2.1', '2.1.9', false],
    ['semver_ge', '2.1', '2.1', true],
    ['semver_lt', '2.1', '2.0.9', true],
    ['semver_le', '2.1', '2.2', false],
    ['semver_eq', '2.1', '2.1 ', undefined],
    ['semver_eq', 2, '2', undefined],
    ['semver_eq', '2', 2, undefined],
    ['regex', '.*', 'x', undefined],
    ['', 'x', 'x', undefined],
  ])('%s %j of %j is %s', (match, value, actual, expected) => {
    expect(test(match, value, actual)).toBe(expected);
  });

  it('is undefined for unknown types', () => {
    expect(evaluate({ type: 'custom_dimension', name: 'a', value: 'x' }, { a: 'x' })).toBeUndefined();
    expect(evaluate('text')).toBeUndefined();
    expect(evaluate(null)).toBeUndefined();
  });

  it('does not find what an object inherits', () => {
    expect(evaluate({ type: 'custom_attribute', match: 'exists', name: 'toString' })).toBe(false);
  });
});

describe('a test of a segment', () => {
  const segment = (overrides: object = {}) => ({
    type: 'third_party_dimension',
    name: 'odp.audiences',
    value: 'fan',
    ...overrides,
  });

  it('is true for users who qualify', () => {
    expect(evaluate(segment({ match: 'qualified' }), {}, ['fan'])).toBe(true);
    expect(evaluate(segment(), {}, ['fan'])).toBe(true);
    expect(evaluate(segment({ match: 'qualified' }), {}, ['other'])).toBe(false);
    expect(evaluate(segment({ match: 'exact' }), {}, ['fan'])).toBeUndefined();
  });
});
