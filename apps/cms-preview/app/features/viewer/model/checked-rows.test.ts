import { expect, it } from 'vitest';
import type { Check } from '../../content/index.ts';
import { countFindings, sortRows, addProbes, type CheckedRow } from './checked-rows.ts';

const row = (id: string, ...codes: readonly Check[]): CheckedRow => ({
  id,
  name: id,
  referrers: 1,
  findings: codes.map((code) => ({ code, path: 'title', text: 'Mend it.' })),
});
const rows = [row('a'), row('b', 'missing-alt'), row('c', 'text-too-long', 'missing-alt'), row('d')];
const idsOf = (sorted: readonly CheckedRow[]) => sorted.map(({ id }) => id).join(' ');

it('dead links are added to the findings of the content, and unchanged rows stay the same object', () => {
  const all = addProbes(rows, { d: [{ code: 'dead-link', path: 'targets.0.url', text: 'Gone.' }] });
  expect(all.map((each, index) => each === rows[index])).toEqual([true, true, true, false]);
  expect([...countFindings(all)]).toEqual([
    ['missing-alt', 2],
    ['text-too-long', 1],
    ['dead-link', 1],
  ]);
  expect(addProbes(rows, undefined)).toEqual(rows);
});

it('rows are sorted by all findings or by one check, and otherwise keep their order', () => {
  expect(idsOf(sortRows(rows, { sort: 'problems', check: undefined }))).toBe('c b a d');
  expect(idsOf(sortRows(rows, { sort: 'modified', check: 'text-too-long' }))).toBe('c a b d');
  expect(idsOf(sortRows(rows, { sort: 'name', check: undefined }))).toBe('a b c d');
});
