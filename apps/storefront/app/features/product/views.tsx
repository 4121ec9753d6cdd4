// What a product page shows without being touched: the server renders it, a browser loads it when it has to.
export { ReviewSection } from './components/ReviewSection.tsx';
