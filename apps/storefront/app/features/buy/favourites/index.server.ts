export { favouritesSnapshot } from './server/favourites-calls.server.ts';
