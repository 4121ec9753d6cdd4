// Static views: rendered on the server, and loaded by a browser only for a client render.
export { SetOffers } from './components/SetOffers.tsx';
export { ReviewSection } from './components/ReviewSection.tsx';
export { ProductCrumbs } from './components/ProductCrumbs.tsx';
export { ProductDetails } from './components/ProductDetails.tsx';
export { AbsentProduct } from './components/AbsentProduct.tsx';
