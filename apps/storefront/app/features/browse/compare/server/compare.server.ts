import type { ProductDetails } from '@haberdash/api-client/products';
import { chooseColor, priceOf } from '../../product/index.ts';
import type { PublicPageRead } from '../../../../shared/reads/read-types.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { MOST_COMPARED } from '../../cards/index.ts';
import { compare, itemsIn } from '../model/comparison.ts';
import { findDetails } from '../../product/index.server.ts';

const SUGGESTED = 8;

function toColumn(product: ProductDetails) {
  const { masterId, name, kindLabel, url } = product;
  const color = chooseColor(product, null);
  const { currency, current, original = current } = priceOf(product, color.id);
  return { id: masterId, name, kindLabel, url, image: color.images[0]?.src, currency, current, original };
}

async function suggest(read: PublicPageRead<'compare'>, items: readonly string[]) {
  const [productId] = items;
  if (items.length >= MOST_COMPARED) return [];
  const query =
    productId === undefined
      ? { widget: 'bestsellers' as const, count: SUGGESTED }
      : { widget: 'similar' as const, productId, count: SUGGESTED };
  const result = await optional(read, 'similar', (call) =>
    read.api.products.GET('/products/v1/widgetRecommendations', { params: { query }, ...call }),
  );
  return (result?.products ?? [])
    .filter(({ masterId }) => !items.includes(masterId))
    .map(({ masterId, name, image }) => ({ id: masterId, name, image: image.src }));
}

/** The products of the address, what differs between them, and what could be added; those that are gone are left out. */
export async function readComparison(read: PublicPageRead<'compare'>) {
  const { t, query } = read;
  const items = itemsIn(query.get('items'));
  const [found, suggested] = await Promise.all([
    Promise.all(items.map((id) => findDetails(read, id))),
    suggest(read, items),
  ]);
  const products = found.flatMap((product) => product ?? []);
  const rows = compare(products, (score, reviews) =>
    t('compare.rated', { score: t.formats.number(score), count: reviews }),
  );
  return {
    head: pageHead(read, { title: t('compare.compareTitle'), noIndex: true }),
    columns: products.map(toColumn),
    rows,
    suggested,
    isOnlyDifferences: query.get('only') === 'differences' && products.length > 1,
  };
}
