import { redirect } from 'react-router';
import type { PublicPageRead } from '../../../../shared/reads/read-types.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { chooseColor } from '../model/product-view.ts';
import { readDetails } from './read-details.server.ts';

/** The frames of a product; redirects to the product page where there are none. */
export async function readTurnPage(read: PublicPageRead<'product-turn'>) {
  const { query, site, t } = read;
  const product = await readDetails(read);
  const color = chooseColor(product, query.get('color'));
  const back = `/${site.locale}${product.url}?color=${encodeURIComponent(color.id)}`;
  if (color.turn === undefined) throw redirect(back, 302);
  return {
    head: pageHead(read, {
      title: t('compare.turnTitle', { product: product.name }),
      path: product.url,
      image: color.images[0]?.src,
      noIndex: true,
    }),
    name: product.name,
    colour: color.label,
    frames: color.turn,
    back,
  };
}
