import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '../../../../shared/sites/sites.ts';
import { consentTexts } from './consent-texts.server.ts';
import { ConsentBanner } from '../components/ConsentBanner.tsx';

const known = new Map<string, string>();

/** The banner of a site, rendered once per process; undefined for a site whose region does not ask. */
export function bannerMarkup(site: Site): string | undefined {
  const { region, locale } = site;
  if (region !== 'EMEA') return undefined;
  let markup = known.get(locale);
  if (markup === undefined) {
    markup = renderToStaticMarkup(<ConsentBanner locale={locale} texts={consentTexts(site)} />);
    known.set(locale, markup);
  }
  return markup;
}
