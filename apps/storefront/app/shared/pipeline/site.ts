import type { MiddlewareFunction } from 'react-router';
import { defaultSite, findSite } from '../sites/sites.ts';
import { chooseSite } from '../sites/choose-site.ts';
import { siteContext } from './context.ts';

/** Brand, region, locale and currency come from the address alone; an address without a site is shown in the visitor's language. */
export const site: MiddlewareFunction<Response> = ({ request, url, context }, next) => {
  const acceptLanguage = request.headers.get('accept-language');
  context.set(
    siteContext,
    findSite(url.pathname) ?? (acceptLanguage === null ? defaultSite : chooseSite(acceptLanguage)),
  );
  return next();
};
