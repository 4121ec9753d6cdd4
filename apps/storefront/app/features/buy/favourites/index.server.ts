// What other features may use of this one on the server.
export { favouritesSnapshot } from './server/favourites-calls.server.ts';
