import { join } from 'node:path';
import { expressionsOf, prove } from '@haberdash/tools/expressions/expressions.ts';
import { describe, expect, it } from 'vitest';

/** A proof takes milliseconds, or seconds for large character classes. */
const TIMEOUT_MS = 120_000;

/** Expressions without input of callers, by file and beginning, each with the reason. */
const OURS: ReadonlyMap<string, string> = new Map([
  [
    '../../packages/page-engine/src/styles/page-styles.server.ts /<link',
    'the head that we have rendered; a text in it has no <',
  ],
  [
    '../../packages/page-engine/src/page-cache/inline-scripts.ts /<style',
    'a page that we have rendered; a text in it has no <',
  ],
  ['app/shared/config/config.ts /\\/+$/', 'settings of the operator'],
  ['app/shared/i18n/message-table.ts /([a-z-]+)', 'names of our own files'],
  [
    '../../packages/page-engine/src/page-cache/inline-scripts.ts /<script',
    'a page that we have rendered; a text in it has no <',
  ],
]);

const found = ['app', 'server', '../../packages/page-engine/src'].flatMap((folder) =>
  expressionsOf(join(import.meta.dirname, '..', folder)).map((each) => ({
    ...each,
    where: `${folder}/${each.where}`,
  })),
);
const isOurs = (where: string): boolean => [...OURS.keys()].some((start) => where.startsWith(start));

describe('no expression that reads what a caller sends can be made to backtrack for long', () => {
  it('finds the expressions', () => expect(found.length).toBeGreaterThan(40));

  it.each(found.filter(({ where }) => !isOurs(where)))('$where', { timeout: TIMEOUT_MS }, (expression) => {
    expect(prove(expression)).toBe('linear');
  });

  it('knows no exception that is gone', () => {
    const gone = [...OURS.keys()].filter((start) => !found.some(({ where }) => where.startsWith(start)));
    expect(gone).toEqual([]);
  });

  it('is a proof that tells those that can', () => {
    expect(prove({ source: '\\s*;\\s*q=', flags: '' })).toBe('superlinear');
  });
});
