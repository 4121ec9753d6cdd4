export { Gallery } from '@haberdash/blocks';
