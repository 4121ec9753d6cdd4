export { Video } from '@haberdash/blocks';
