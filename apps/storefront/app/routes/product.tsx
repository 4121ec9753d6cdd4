import type { Route } from './+types/product';
import { AbsentProduct } from '../product/AbsentProduct.tsx';
import { readProductPage } from '../product/product-page.server.ts';
import { ProductPage } from '../product/ProductPage.tsx';
import { publicLoader } from '../reads/define-read.ts';
import { pageMeta } from '../seo/page-meta.ts';

/** A product at `/p/{slug}-{CODE}`; the same for everyone. */
export const loader = publicLoader('product', readProductPage);

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export { publicRevalidation as shouldRevalidate } from '../reads/public-revalidation.ts';

export default function Product({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'found' ? <ProductPage page={loaderData} /> : <AbsentProduct {...loaderData} />;
}
