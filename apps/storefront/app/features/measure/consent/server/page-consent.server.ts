import { redirect } from 'react-router';
import { config } from '../../../../shared/config/config.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { choiceCookie, PRIVACY_CHOICES_PATH, readChoice } from '../model/consent-choice.ts';
import { consentTexts } from './consent-texts.server.ts';
import { OPTIONAL_CATEGORIES } from '../../../../shared/consent/visitor-consent.ts';
import { referrerPath } from '../model/referrer-path.ts';

/** What the visitor allows now, and the words to change it. */
export async function readPrivacyChoices(read: PrivateRead) {
  const { site, visitor, url } = read;
  const { acceptAll, rejectAll, save, pageTitle, pageText, pageTextOptOut, signal, saved, ...texts } =
    consentTexts(site);
  return {
    head: pageHead(read, { title: pageTitle, noIndex: true }),
    granted: OPTIONAL_CATEGORIES.filter((category) => visitor.consent.isGranted(category)),
    title: pageTitle,
    text: site.region === 'EMEA' ? pageText : pageTextOptOut,
    signal: visitor.hasPrivacySignal ? signal : undefined,
    saved: url.searchParams.has('saved') ? saved : undefined,
    texts: { ...texts, acceptAll, rejectAll, save },
  };
}

/** Keeps a choice for half a year and leads back to where it was made. */
export async function storePrivacyChoice(
  read: PrivateRead & { readonly form: () => Promise<FormData> },
): Promise<never> {
  const { site, visitor, request, correlationId } = read;
  const choice = readChoice(await read.form());
  if (choice === undefined) throw fault('bad-address', correlationId);
  const { publicOrigin } = config();
  const { origin } = new URL(request.headers.get('origin') ?? publicOrigin);
  const back = referrerPath(request.headers.get('referer'), { origin, locale: site.locale });
  const page = `/${site.locale}/${PRIVACY_CHOICES_PATH}`;
  const cookie = choiceCookie(choice, {
    now: new Date(),
    hasPrivacySignal: visitor.hasPrivacySignal,
    isSecure: publicOrigin.startsWith('https:'),
  });
  throw redirect(back.startsWith(page) ? `${page}?saved` : back, {
    status: 303,
    headers: { 'set-cookie': cookie },
  });
}
