import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { optional } from '../../../../shared/reads/optional.ts';

const MOST_STORES = 50;

/** The name of a store of the site's country; undefined for one that it does not have, and where nobody answers. */
export async function readStoreName(read: PrivateRead, storeId: string): Promise<string | undefined> {
  const found = await optional(read, 'store-name', (call) =>
    read.api.stores.POST('/stores/v1/search', {
      body: { countryCode: read.site.country, count: MOST_STORES },
      ...call,
    }),
  );
  return found?.stores.find(({ id }) => id === storeId)?.name;
}
