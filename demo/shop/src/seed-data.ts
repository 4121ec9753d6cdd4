import type { SeedData, SeedProduct, ShopRules } from '@haberdash/commerce-api/seed/seed-source.ts';

import { COLLECTION_POINTS } from './collection-points-data.ts';
import { contentRows } from './content/content-rows.ts';
import { EDITORS, EMPLOYEES, PEOPLE } from './people.ts';
import { PRODUCT_SETS } from './product-sets.ts';
import { generateProducts } from './product-generator.ts';
import { COUPONS, PROMOTIONS } from './promotions-data.ts';
import { specialProducts } from './special-products.ts';
import { storeShelves } from './store-shelves.ts';
import { STORES } from './stores-data.ts';
import { CATEGORIES } from './taxonomy.ts';

function* products(total: number): Generator<SeedProduct> {
  for (const product of generateProducts(total)) yield { ...product, inStores: storeShelves(product, total) };
}

export const createSeedData = (rules: ShopRules): SeedData => ({
  categories: CATEGORIES,
  stores: STORES,
  collectionPoints: COLLECTION_POINTS,
  promotions: PROMOTIONS,
  coupons: COUPONS,
  documents: contentRows(rules),
  sets: PRODUCT_SETS,
  people: PEOPLE,
  employees: EMPLOYEES,
  editors: EDITORS,
  furtherProducts: specialProducts(),
  products,
});
