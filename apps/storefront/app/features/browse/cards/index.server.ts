export { readPopular } from './server/popular.server.ts';
