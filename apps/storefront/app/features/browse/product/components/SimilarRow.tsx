// A chunk of its own: the row and its cards.
export { ProductRow as SimilarRow } from '../../cards/index.ts';
