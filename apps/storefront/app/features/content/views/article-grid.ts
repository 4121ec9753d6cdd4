export { ArticleGrid } from '@haberdash/blocks';
