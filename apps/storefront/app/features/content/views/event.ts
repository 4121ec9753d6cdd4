export { EventSignup } from '@haberdash/blocks';
