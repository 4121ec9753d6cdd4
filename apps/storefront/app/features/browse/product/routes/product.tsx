import type { Route } from './+types/product';
import { AbsentProduct } from '../components/AbsentProduct.tsx';
import { readProductPage } from '../server/product-page.server.ts';
import { ProductPage } from '../components/ProductPage.tsx';
import { publicLoader } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

/** A product at `/p/{slug}-{CODE}`; the same for everyone. */
export const loader = publicLoader('product', readProductPage);

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export { publicRevalidation as shouldRevalidate } from '../../../../shared/reads/public-revalidation.ts';

export default function Product({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'found' ? <ProductPage page={loaderData} /> : <AbsentProduct {...loaderData} />;
}
