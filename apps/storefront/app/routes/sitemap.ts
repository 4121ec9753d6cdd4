import { publicLoader } from '../reads/define-read.ts';
import { readSitemap } from '../seo/sitemap.server.ts';

/** Every page that crawlers should know, in every site. */
export const loader = publicLoader('sitemap', readSitemap);
