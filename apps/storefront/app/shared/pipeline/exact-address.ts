import { redirect, type MiddlewareFunction } from 'react-router';
import { exactPath } from '../../pages/page-of.ts';

/** Redirects an address with capitals to its page; form submissions are not redirected. */
export const exactAddress: MiddlewareFunction<Response> = ({ request, url }, next) => {
  const path = request.method === 'GET' || request.method === 'HEAD' ? exactPath(url.pathname) : undefined;
  return path === undefined ? next() : redirect(path + url.search, 301);
};
