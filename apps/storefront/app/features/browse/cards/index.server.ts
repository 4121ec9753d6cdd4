// What other features may use of this one on the server.
export { readPopular } from './server/popular.server.ts';
