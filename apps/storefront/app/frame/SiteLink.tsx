import { classNames } from '@haberdash/ui';
import { useLocation } from 'react-router';
import { useTranslator } from '../shared/i18n/TranslatorContext.tsx';
import { siteOf } from '../shared/sites/sites.ts';
import { siteNames } from './site-names.ts';
import styles from './site-link.module.css';

/** Country, language and currency of this site, as the way to the page that lists all sites. */
export function SiteLink({ className }: { readonly className?: string | undefined }) {
  const t = useTranslator();
  const { pathname } = useLocation();
  const site = siteOf(t.site.locale);
  const { country, language } = siteNames(site);
  const here = `${country} · ${language} · ${site.currency}`;
  return (
    <a
      href={`/${site.locale}/change-site?at=${encodeURIComponent(pathname)}`}
      // The page differs by where it is opened, and has nothing for a crawler that the head of this page has not.
      rel="nofollow"
      aria-label={`${t('common.countryAndLanguage')}: ${here}`}
      className={classNames(styles['link'], className)}
    >
      {here}
    </a>
  );
}
