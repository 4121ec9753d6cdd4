// What other features may use of this one on the server.
export { readCategoryContent } from './server/category-content.server.ts';
