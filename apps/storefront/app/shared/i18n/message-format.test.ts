import { describe, expect, it } from 'vitest';
import { sites } from '../sites/sites.ts';
import { formatMessage } from './message-format.ts';

const items = '{count, plural, =0 {Bag, empty} one {Bag, # item} other {Bag, # items}}';

describe('a message', () => {
  it.each([
    ['Hello', {}, 'Hello'],
    ['Hi {name}, {name}', { name: 'Ada' }, 'Hi Ada, Ada'],
    [items, { count: 0 }, 'Bag, empty'],
    [items, { count: 1 }, 'Bag, 1 item'],
    [items, { count: 1_200 }, 'Bag, 1,200 items'],
    ['{kind, select, a {A {x}} other {else}}', { kind: 'a', x: 'y' }, 'A y'],
    ['{kind, select, a {A} other {else}}', { kind: 'constructor' }, 'else'],
    [
      '{n, plural, one {{score} from # review} other {{score} from # reviews}}',
      { n: 2, score: '4.5' },
      '4.5 from 2 reviews',
    ],
    ['Costs {price', { price: '1' }, 'Costs 1'],
    ['100 # off', {}, '100 # off'],
  ])('%s', (message, values, text) => expect(formatMessage(message, values, 'en-US')).toBe(text));

  it('counts in the plural of its language', () => {
    const message = '{count, plural, one {# avis} other {# avis !}}';
    expect(formatMessage(message, { count: 0 }, 'fr-FR')).toBe('0 avis');
    expect(formatMessage(message, { count: 0 }, 'en-US')).toBe('0 avis !');
  });

  it.each(sites)('counts in $locale as the platform does', ({ languageTag }) => {
    const message = '{count, plural, one {one} many {many} other {other}}';
    const platform = new Intl.PluralRules(languageTag);
    for (const count of [...Array(130).keys(), 0.5, 1.5, 999_999, 1_000_000, 2_000_000])
      expect([count, formatMessage(message, { count }, languageTag)]).toEqual([
        count,
        platform.select(count),
      ]);
  });
});
