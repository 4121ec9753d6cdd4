import { beforeEach, describe, expect, it } from 'vitest';

import { searchDocument, type SearchParts } from '../document.ts';
import { and, type Expression, or, type Term } from '../text-expression.ts';
import { createTextIndex, type TextIndex } from './text-index.ts';

const EMPTY: SearchParts = { A: [], B: [], C: [], D: [] };
/** PostgreSQL writes the lowest weight without a letter. */
const documentOf = (parts: Partial<SearchParts>): string =>
  searchDocument({ ...EMPTY, ...parts }, 'en').replaceAll('D', '');
const term = (lexeme: string, options: Partial<Term> = {}): Term => ({
  lexeme,
  isBeginning: false,
  isInName: false,
  ...options,
});

let index: TextIndex;
const put = (id: string, parts: Partial<SearchParts>): void => index.put({ id, document: documentOf(parts) });
const find = (filter: Expression, rank = filter, weigh: (id: string) => number | undefined = () => 1) => {
  const ids = [...index.ids()];
  return Array.from(
    index.find({ filter, rank }, (place) => {
      const id = ids[place];
      return id === undefined ? undefined : weigh(id);
    }),
    (place) => ids[place] ?? '',
  );
};

beforeEach(() => {
  index = createTextIndex();
  put('boot', { A: ['Rain boot'], D: ['leather'] });
  put('jacket', { A: ['Jacket'], C: ['rain'], D: ['down'] });
  put('raincoat', { A: ['Raincoat'] });
});

describe('the index of texts', () => {
  it('finds a word wherever it is, the best place first', () => {
    expect(find(term('rain'))).toEqual(['boot', 'jacket']);
  });

  it('finds a word in names only, where that is requested', () => {
    expect(find(term('rain', { isInName: true }))).toEqual(['boot']);
  });

  it('finds words by their beginning', () => {
    expect(find(term('rai', { isBeginning: true })).toSorted()).toEqual(['boot', 'jacket', 'raincoat']);
    expect(find(term('rai'))).toEqual([]);
  });

  it('joins words by all and by any', () => {
    expect(find(and([term('rain'), term('down')]))).toEqual(['jacket']);
    expect(find(or([term('leather'), term('down')])).toSorted()).toEqual(['boot', 'jacket']);
    expect(find(and([term('rain'), or([term('leather'), term('raincoat')])]))).toEqual(['boot']);
  });

  it('ranks by more words than those that have to fit', () => {
    put('coat', { A: ['Jacket'] });
    expect(find(term('jacket'), or([term('jacket'), term('down')]))).toEqual(['jacket', 'coat']);
  });

  it('puts what counts more first, and leaves out what has no weight', () => {
    const rain = term('rain');
    expect(find(rain, rain, (id) => (id === 'jacket' ? 10 : 1))).toEqual(['jacket', 'boot']);
    expect(find(rain, rain, (id) => (id === 'boot' ? undefined : 1))).toEqual(['jacket']);
  });

  it('forgets the words that a product had before, and products that went', () => {
    put('boot', { A: ['Sandal'] });
    index.remove('jacket');
    expect(find(term('rain'))).toEqual([]);
    expect(find(term('sandal'))).toEqual(['boot']);
  });

  it('finds the same after changes that compact its places', () => {
    for (let round = 0; round <= 10_100; round += 1) put('boot', { A: [`Sandal ${round}`] });
    expect(find(term('sandal'))).toEqual(['boot']);
    expect(find(term('10100'))).toEqual(['boot']);
    expect(find(term('10099'))).toEqual([]);
    expect(find(term('rain'))).toEqual(['jacket']);
  });
});
