import type { MiddlewareFunction } from 'react-router';
import { isFromCampaign, readCampaign } from '../session/invitation.ts';
import { sessionContext } from './context.ts';

/**
 * Reads what brought somebody (1 §2) at whatever page they land on, and takes it out of the address: the page itself is
 * the same for everybody. No cache keeps the redirect.
 */
export const arrival: MiddlewareFunction<Response> = ({ request, url, context }, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || !isFromCampaign(url.searchParams)) return next();
  try {
    readCampaign({ url, pathname: url.pathname, session: context.get(sessionContext) });
  } catch (redirected) {
    if (!(redirected instanceof Response)) throw redirected;
    redirected.headers.set('cache-control', 'private, no-store');
    return redirected;
  }
  return next();
};
