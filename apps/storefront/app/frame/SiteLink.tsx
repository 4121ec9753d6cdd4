import { classNames } from '@haberdash/ui';
import { useLocation } from 'react-router';
import { useTranslator } from '../shared/i18n/TranslatorContext.tsx';
import { siteOf } from '../shared/sites/sites.ts';
import { siteNames } from './site-names.ts';
import styles from './site-link.module.css';

/** Country, language and currency of this site, linked to the list of sites. */
export function SiteLink({ className }: { readonly className?: string | undefined }) {
  const t = useTranslator();
  const { pathname } = useLocation();
  const site = siteOf(t.site.locale);
  const { country, language } = siteNames(site);
  const here = `${country} · ${language} · ${site.currency}`;
  return (
    <a
      href={`/${site.locale}/change-site?at=${encodeURIComponent(pathname)}`}
      // Its content depends on the referring page, and the head has the alternatives for crawlers.
      rel="nofollow"
      aria-label={`${t('common.countryAndLanguage')}: ${here}`}
      className={classNames(styles['link'], className)}
    >
      {here}
    </a>
  );
}
