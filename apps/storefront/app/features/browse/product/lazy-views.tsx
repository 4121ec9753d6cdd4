import { lazyView } from '@haberdash/page-engine';

/** The way from the home page to the product, whose code comes when the browser first renders it. */
export const ProductCrumbs = lazyView(async () => (await import('./views.tsx')).ProductCrumbs);

/** What a page says at length, whose code comes when the browser first renders it. */
export const ProductDetails = lazyView(async () => (await import('./views.tsx')).ProductDetails);

/** Sets that the product is part of, whose code comes when the browser first renders them. */
export const SetOffers = lazyView(async () => (await import('./views.tsx')).SetOffers);

/** Reviews, whose code comes when the browser first renders them. */
export const ReviewSection = lazyView(async () => (await import('./views.tsx')).ReviewSection);

/** An address without a product, whose code comes when the browser first renders it. */
export const AbsentProduct = lazyView(
  async () => (await import('./components/AbsentProduct.tsx')).AbsentProduct,
);
