// Static views: rendered on the server, and loaded by a browser only for a client render.
export { MenuLinks } from '@haberdash/blocks';
export { FooterColumns, FooterLines } from './FooterParts.tsx';
