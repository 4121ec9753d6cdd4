// What the frame shows without being touched: the server renders it, a browser loads it when it has to.
export { MenuLinks } from '@haberdash/blocks';
export { FooterColumns, FooterLines } from './FooterParts.tsx';
