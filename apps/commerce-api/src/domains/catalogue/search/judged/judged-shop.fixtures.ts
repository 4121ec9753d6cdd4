import { createSeedSource } from '@haberdash/demo-shop';
import { generateProducts } from '@haberdash/demo-shop/product-generator.ts';
import type { Listing } from '@haberdash/api-client/products';

import type { Database } from '../../../../platform/db/database.ts';
import { seedDatabase } from '../../../../seed/seed-database.ts';
import { startSeededService } from '../../../../seed/seeded-service.fixtures.ts';
import { de } from './de.fixtures.ts';
import { en } from './en.fixtures.ts';
import { es } from './es.fixtures.ts';
import { fr } from './fr.fixtures.ts';
import { it } from './it.fixtures.ts';
import type { JudgedQuery } from './judged-query.fixtures.ts';
import { type JudgedProduct, ndcg } from './relevance.ts';

const SIZE = 800;

/** Judged queries by locale. */
export const JUDGED: Readonly<Record<string, readonly JudgedQuery[]>> = {
  'en-us': en,
  'de-de': de,
  'fr-fr': fr,
  'es-es': es,
  'it-it': it,
};

export interface JudgedResult {
  readonly kinds: readonly string[];
  readonly filters: readonly string[];
  readonly page: string | undefined;
  /** NDCG@10; for a help query 1 or 0. */
  readonly ndcg: number;
}

/** Opens the demo shop on an empty database. */
export async function openJudgedShop(
  database: Database,
): Promise<(query: JudgedQuery, locale: string) => Promise<JudgedResult>> {
  await seedDatabase(database, createSeedSource(), { products: SIZE });
  const service = await startSeededService(database);
  const products = new Map<string, JudgedProduct>(
    [...generateProducts(SIZE)]
      .filter(({ status }) => status === 'active')
      .map(({ id, kind, gender }) => [id, { kind, gender }]),
  );
  return async (query, locale) => {
    const { body } = await service.get<Listing>(
      `/products/v2/search/productSearch?count=96&q=${encodeURIComponent(query.q)}`,
      locale,
    );
    const found = body.products.flatMap(({ id }) => products.get(id) ?? []);
    const page = body.pages?.[0]?.url;
    return {
      kinds: found.map(({ kind }) => kind),
      filters: (body.understood ?? []).map(({ label }) => label),
      page,
      ndcg:
        query.page === undefined
          ? ndcg(query, found, body.total, [...products.values()])
          : Number(page === query.page),
    };
  };
}
