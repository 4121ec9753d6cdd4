import type { MiddlewareFunction } from 'react-router';
import { isFromCampaign, readCampaign } from '../session/invitation.ts';
import { sessionContext } from './context.ts';

/** Stores the campaign or invitation of a landing (1 §2) and removes it from the address, which stays the same for everyone. */
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
