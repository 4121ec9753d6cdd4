import { parseConsentCookie } from '@haberdash/experiments';
import { BANNER_ID } from '../../../../shared/consent/consent-slot.ts';
import { privateLoader } from '../../../../shared/reads/define-read.ts';

const OPEN = `body:not(:has([data-privacy-choices])) #${BANNER_ID}{display:block}html{--sticky-bar:static}`;

/** Opens the banner without script: pages are the same for everyone, so a private style sheet decides. */
export const loader = privateLoader(async ({ request }) => {
  const hasChoice = parseConsentCookie(request.headers.get('cookie')) !== undefined;
  return new Response(hasChoice ? '' : OPEN, { headers: { 'content-type': 'text/css; charset=utf-8' } });
});
