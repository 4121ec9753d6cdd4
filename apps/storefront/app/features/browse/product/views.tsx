// What a product page shows without being touched: the server renders it, a browser loads it when it has to.
export { SetOffers } from './components/SetOffers.tsx';
export { ReviewSection } from './components/ReviewSection.tsx';
export { ProductCrumbs } from './components/ProductCrumbs.tsx';
export { ProductDetails } from './components/ProductDetails.tsx';
export { AbsentProduct } from './components/AbsentProduct.tsx';
