import { describe, expect, it } from 'vitest';
import { product } from '../../product/model/product.fixtures.ts';
import { fakeShopper, outcome, type Responses } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readSizeFinder, runSizeFinder } from './size-finder.server.ts';

const PATH = '/p/corrie-shell-NF100234/size';
const there = (overrides: Parameters<typeof product>[0] = {}): Responses => ({
  'GET /products/v2/products/NF100234/details': { body: product(overrides) },
});
function at(responses: Responses, fields: Record<string, string> = {}, locale = 'en-gb') {
  const { shopper } = fakeShopper(responses, { path: PATH, fields, locale });
  return { ...shopper, params: { product: 'corrie-shell-NF100234' } };
}
const find = async (fields: Record<string, string>, locale?: string) =>
  (await outcome(runSizeFinder(at(there(), fields, locale)))).data;

describe('the page that finds a size', () => {
  it('has the measurements of the product’s own sizes, for both bodies', async () => {
    const { run, tables, unit } = await readSizeFinder(at(there()));
    expect([run, unit, tables.map(({ body }) => body)]).toEqual(['alpha', 'metric', ['women', 'men']]);
    expect(tables[1]?.rows.map(({ sizeId }) => sizeId)).toEqual(['S', 'M', 'L']);
  });

  it('is none for a product that is not worn', async () => {
    const bottle = there({ sizes: ['ML500', 'ML750'].map((id) => ({ id, label: id, available: true })) });
    await expect(readSizeFinder(at(bottle))).rejects.toBeDefined();
  });

  it('finds a size in the units that were chosen, and says the same in the others', async () => {
    const metric = await find({ body: 'men', unit: 'metric', height: '178', weight: '75' });
    expect(metric).toMatchObject({ found: { sizeId: 'M', measure: 'chest' } });
    const imperial = await find({ body: 'men', unit: 'imperial', height: '5′10″', weight: '165' });
    expect(imperial).toMatchObject({ found: { sizeId: 'M' } });
  });

  it('measures in inches and pounds in the United States by default', async () => {
    expect(await find({ body: 'men', height: '70', weight: '165' }, 'en-us')).toMatchObject({
      found: { sizeId: 'M' },
    });
  });

  it('says at its inputs what no body has, and keeps what was typed', async () => {
    expect(await find({ height: '17', weight: 'light' })).toMatchObject({
      found: undefined,
      formErrors: [{ field: 'height' }, { field: 'weight' }],
      values: { height: '17', weight: 'light' },
    });
  });
});
