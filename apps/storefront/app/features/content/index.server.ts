export { readBlocksAround, readCalmBlocksAround, readProductContent } from './server/blocks-around.server.ts';
export { readCategoryContent } from './server/category-content.server.ts';
