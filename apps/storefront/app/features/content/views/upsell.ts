export { Upsell } from '@haberdash/blocks';
