// What other features may use of this one on the server.
export { bannerMarkup } from './server/banner-markup.server.tsx';
