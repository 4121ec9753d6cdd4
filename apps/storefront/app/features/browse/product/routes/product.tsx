import { Suspense } from 'react';
import type { Route } from './+types/product';
import { readProductPage } from '../server/product-page.server.ts';
import { ProductPage } from '../components/ProductPage.tsx';
// oxlint-disable-next-line @nx/enforce-module-boundaries -- a condition of the bundler chooses the file, a path cannot
import { AbsentProduct } from '#views/product';
import { publicLoader } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

/** `/p/{slug}-{CODE}`; the same for everyone. */
export const loader = publicLoader('product', readProductPage);

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export { publicRevalidation as shouldRevalidate } from '../../../../shared/reads/public-revalidation.ts';

export default function Product({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'found' ? (
    <ProductPage page={loaderData} />
  ) : (
    <Suspense>
      <AbsentProduct {...loaderData} />
    </Suspense>
  );
}
