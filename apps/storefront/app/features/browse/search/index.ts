// What other features may use of this one.
export { SearchBox } from './components/SearchBox.tsx';
export type { SearchPage } from './server/search-page.server.ts';
