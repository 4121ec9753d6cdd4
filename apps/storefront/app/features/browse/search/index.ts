export { SearchBox } from './components/SearchBox.tsx';
export type { SearchPage } from './server/search-page.server.ts';
