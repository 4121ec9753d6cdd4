import { parseConsentCookie } from '@haberdash/experiments';
import { BANNER_ID } from '../../../../shared/consent/consent-slot.ts';
import { privateLoader } from '../../../../shared/reads/define-read.ts';

const OPEN = `body:not(:has([data-privacy-choices])) #${BANNER_ID}{display:block}html{--sticky-bar:static}`;

/**
 * Opens the banner in browsers without script: pages are the same for everyone, so a style sheet of the visitor's own
 * tells whether there is something to ask. Only they fetch it.
 */
export const loader = privateLoader(async ({ request }) => {
  const isAnswered = parseConsentCookie(request.headers.get('cookie')) !== undefined;
  return new Response(isAnswered ? '' : OPEN, { headers: { 'content-type': 'text/css; charset=utf-8' } });
});
