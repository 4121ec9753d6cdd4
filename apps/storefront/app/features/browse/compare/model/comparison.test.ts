import { describe, expect, it } from 'vitest';
import { product } from '../../product/model/product.fixtures.ts';
import { compare, comparePath, itemsIn } from './comparison.ts';

const format = (score: number, reviews: number) => `${score} (${reviews})`;

describe('a comparison', () => {
  it('is of four products at the most, each once, and of nothing that is no code', () => {
    expect(itemsIn('NF100001,NF100002,NF100001,no,NF100003,NF100004,NF100005')).toEqual([
      'NF100001',
      'NF100002',
      'NF100003',
      'NF100004',
    ]);
    expect([itemsIn(null), itemsIn('<b>')]).toEqual([[], []]);
  });

  it('marks what differs, whatever the order in which it is said', () => {
    const shell = product({ features: ['Taped seams', 'Two-way zip'] });
    const other = product({ features: ['Two-way zip', 'Taped seams'], fit: 'Loose fit.' });
    const rows = compare([shell, other], format);
    expect(rows.filter(({ differs }) => differs).map(({ aspect }) => aspect)).toEqual(['fit']);
    expect(rows.find(({ aspect }) => aspect === 'rating')?.values).toEqual([['4.4 (12)'], ['4.4 (12)']]);
  });

  it('says nothing of what no product says anything of, and leaves a gap where one does not', () => {
    const [plain, washed] = [product({ care: [], materials: [] }), product({ materials: [] })];
    const rows = compare([plain, washed], format);
    expect(rows.map(({ aspect }) => aspect)).not.toContain('materials');
    expect(rows.find(({ aspect }) => aspect === 'care')).toMatchObject({
      values: [[], ['Wash at 30 °C']],
      differs: true,
    });
  });

  it('stands in its address', () => {
    expect([comparePath([]), comparePath(['NF100001', 'NF100002'], true)]).toEqual([
      '/compare',
      '/compare?items=NF100001,NF100002&only=differences',
    ]);
  });
});
