import { publicLoader } from '../../../../shared/reads/define-read.ts';
import { readSitemap } from '../server/sitemap.server.ts';

/** Every page that crawlers should know, in every site. */
export const loader = publicLoader('sitemap', readSitemap);
