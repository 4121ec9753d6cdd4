import type { SeedSource } from '@haberdash/commerce-api/seed/seed-source.ts';

import { TEXT_EDITIONS } from './language.ts';

export const DEFAULT_PRODUCTS = 420;

/** The generated demo shop; deterministic. */
export const createSeedSource = (): SeedSource => ({
  name: 'demo',
  languages: TEXT_EDITIONS,
  defaultProducts: DEFAULT_PRODUCTS,
  content: async () => (await import('./content/content-source.ts')).contentSource,
  load: async (rules) => {
    const { createSeedData } = await import('./seed-data.ts');
    return createSeedData(rules);
  },
});
