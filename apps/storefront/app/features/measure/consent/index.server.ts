export { bannerMarkup } from './server/banner-markup.server.tsx';
