import { describe, expect, it } from 'vitest';
import { batchingFor } from './batching.ts';
import { copyTags, parseRevenue, parseValue } from './event-values.ts';

it.each([
  [12.7, 12],
  [-12.7, -12],
  ['1999', 1999],
  ['19.99', 19],
  ['12 EUR', 12],
  ['1e3', 1],
  [0, 0],
  ['EUR 12', undefined],
  ['', undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [null, undefined],
  [true, undefined],
  [[12], undefined],
])('reads the revenue %j as %s', (value, expected) => {
  expect(parseRevenue(value)).toBe(expected);
});

it.each([
  [12.7, 12.7],
  ['19.99', 19.99],
  ['1e3', 1000],
  ['.5x', 0.5],
  ['x', undefined],
  ['Infinity', undefined],
  [undefined, undefined],
  [{}, undefined],
])('reads the value %j as %s', (value, expected) => {
  expect(parseValue(value)).toBe(expected);
});

describe('tags', () => {
  it('are copied as JSON, deeply', () => {
    const tags = { list: [1], date: new Date(0), skipped: undefined };
    const copied = copyTags(tags);
    tags.list.push(2);
    expect(copied).toEqual({ list: [1], date: '1970-01-01T00:00:00.000Z' });
  });

  it('are rejected when they are no object or no JSON', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    for (const tags of [null, 'text', 12, [1], circle, { big: 1n }]) expect(copyTags(tags)).toBeUndefined();
  });
});

describe('batching', () => {
  const server = (batchSize?: unknown, flushIntervalMs?: unknown) =>
    batchingFor({ isBrowser: false, batchSize, flushIntervalMs });

  it('is ten events or 30 seconds on a server that has nothing configured', () => {
    expect(server()).toEqual({ batchSize: 10, flushIntervalMs: 30_000 });
  });

  it('takes what is configured', () => expect(server(1, 1)).toEqual({ batchSize: 1, flushIntervalMs: 1 }));

  it.each([[0], [-1], [1.5], ['10'], [Number.NaN], [2 ** 53], [null]])(
    'falls back to 10 and 1,000 ms for %j',
    (bad) => {
      expect(server(bad, bad)).toEqual({ batchSize: 10, flushIntervalMs: 1_000 });
    },
  );

  it('is one event, sent immediately, in a browser, whatever is configured', () => {
    expect(batchingFor({ isBrowser: true, batchSize: 50, flushIntervalMs: 5_000 })).toEqual({
      batchSize: 1,
      flushIntervalMs: 0,
    });
  });
});
