import { createSeedSource } from '@haberdash/demo-shop';
import { generateProducts } from '@haberdash/demo-shop/product-generator.ts';
import type { Listing } from '@haberdash/api-client/products';
import { afterAll, beforeAll, describe, expect, it as test } from 'vitest';

import { seedDatabase } from '../../../seed/seed-database.ts';
import { type SeededService, startSeededService } from '../../../seed/seeded-service.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { de } from './de.fixtures.ts';
import { en } from './en.fixtures.ts';
import { es } from './es.fixtures.ts';
import { fr } from './fr.fixtures.ts';
import { it } from './it.fixtures.ts';

const SIZE = 800;
/** Results that a shopper sees before scrolling. */
const FIRST = 5;
const LISTS = { 'en-us': en, 'de-de': de, 'fr-fr': fr, 'es-es': es, 'it-it': it };

const kinds = new Map([...generateProducts(SIZE)].map(({ id, kind }) => [id, kind]));
let database: TestDatabase;
let service: SeededService;
beforeAll(async () => {
  database = await cloneDatabase();
  await seedDatabase(database, createSeedSource(), { products: SIZE });
  service = await startSeededService(database);
}, 120_000);
afterAll(() => database.close());

describe.each(Object.entries(LISTS))('in %s', (locale, list) => {
  test.each(list)('$q', async ({ q, lead, never = [], only, filters = [], page }) => {
    const { body } = await service.get<Listing>(
      `/products/v2/search/productSearch?count=96&q=${encodeURIComponent(q)}`,
      locale,
    );
    const found = body.products.map(({ id }) => String(kinds.get(id)));
    expect({
      filters: (body.understood ?? []).map(({ label }) => label),
      page: body.pages?.[0]?.url,
      isEmpty: page === undefined && found.length === 0,
      notLeading: found.slice(0, FIRST).filter((kind) => lead !== undefined && !lead.includes(kind)),
      beside: found.filter((kind) => only !== undefined && !only.includes(kind)),
      forbidden: found.filter((kind) => never.includes(kind)),
    }).toEqual({ filters, page, isEmpty: false, notLeading: [], beside: [], forbidden: [] });
  });
});
