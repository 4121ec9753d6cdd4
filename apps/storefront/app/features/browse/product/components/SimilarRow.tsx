// The row and the cards in it, a chunk of their own.
export { ProductRow as SimilarRow } from '../../cards/index.ts';
