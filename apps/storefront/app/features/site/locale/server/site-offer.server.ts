import { translatorFor } from '../../../../shared/i18n/translator.server.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { countryIn } from '../../../../shared/sites/country-in.server.ts';
import { siteToOffer } from '../../../../shared/sites/choose-site.ts';

/** Another site for a visitor who came by a link, in the words of that site. */
export interface SiteOffer {
  readonly locale: string;
  readonly country: string;
  readonly languageTag: string;
  readonly title: string;
  readonly text: string;
  readonly go: string;
  readonly stay: string;
}

const DECLINED = 'site-stays';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The site to suggest to a visitor by browser language; undefined once they have declined. */
export function readSiteOffer({
  request,
  session,
  site,
}: Pick<PrivateRead, 'request' | 'session' | 'site'>): SiteOffer | undefined {
  const offered = siteToOffer(request.headers.get('accept-language') ?? '', site);
  if (offered === undefined || session.value(DECLINED) !== undefined) return undefined;
  const t = translatorFor(offered);
  const { locale, country, languageTag, currency } = offered;
  const values = { open: countryIn(offered, site), offered: countryIn(offered, offered), currency };
  return {
    locale,
    country,
    languageTag,
    title: t('stores.offerTitle', values),
    text: t('stores.offerText', values),
    go: t('stores.offerGo', values),
    stay: t('stores.offerStay', values),
  };
}

/** Stores that the visitor declined. */
export const storeDeclinedOffer = ({ session, site }: Pick<PrivateRead, 'session' | 'site'>): void =>
  session.setValue(DECLINED, site.locale, YEAR_SECONDS);
