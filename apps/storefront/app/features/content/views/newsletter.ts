export { Newsletter } from '@haberdash/blocks';
