import { lazyView } from '@haberdash/page-engine';

export const ProductCrumbs = lazyView(async () => (await import('./views.tsx')).ProductCrumbs);

export const ProductDetails = lazyView(async () => (await import('./views.tsx')).ProductDetails);

export const SetOffers = lazyView(async () => (await import('./views.tsx')).SetOffers);

export const ReviewSection = lazyView(async () => (await import('./views.tsx')).ReviewSection);

export const AbsentProduct = lazyView(
  async () => (await import('./components/AbsentProduct.tsx')).AbsentProduct,
);
