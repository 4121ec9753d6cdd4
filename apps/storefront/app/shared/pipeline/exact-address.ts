import { redirect, type MiddlewareFunction } from 'react-router';
import { exactPath } from '../../pages/page-of.ts';

/** Leads from an address with capitals to the page that it means; a form is sent to no other address. */
export const exactAddress: MiddlewareFunction<Response> = ({ request, url }, next) => {
  const path = request.method === 'GET' || request.method === 'HEAD' ? exactPath(url.pathname) : undefined;
  return path === undefined ? next() : redirect(path + url.search, 301);
};
