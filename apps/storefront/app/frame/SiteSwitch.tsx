import { GlobeIcon } from '@haberdash/ui';
import { useLocation } from 'react-router';
import { useTranslator } from '../shared/i18n/TranslatorContext.tsx';
import { sitePath } from '../pages/site-path.ts';
import { sites, type Site } from '../shared/sites/sites.ts';
import { siteNames } from './site-names.ts';
import styles from './site-switch.module.css';

/** The sites of each country, in the order of the table. */
const countries: readonly (readonly Site[])[] = [...new Set(sites.map(({ country }) => country))].map(
  (code) => sites.filter(({ country }) => country === code),
);

/**
 * Country and language: every country once with its currency, and a link per language to the same page there, each in
 * its own words. The list opens above the summary, where the page has room for it, and needs no script.
 */
export function SiteSwitch() {
  const t = useTranslator();
  const { pathname } = useLocation();
  const current = sites.find(({ locale }) => locale === t.site.locale) ?? sites[0];
  const { country, language } = siteNames(current);
  return (
    <details className={styles['switch']}>
      <summary className={styles['summary']}>
        <GlobeIcon size="sm" />
        <span className="visually-hidden">{t('common.countryAndLanguage')}: </span>
        {`${country} · ${language} · ${current.currency}`}
      </summary>
      <ul className={styles['countries']}>
        {countries.map((own) => (
          <Country key={own[0]?.country} own={own} current={current} pathname={pathname} />
        ))}
      </ul>
    </details>
  );
}

interface CountryProps {
  readonly own: readonly Site[];
  readonly current: Site;
  readonly pathname: string;
}

function Country({ own, current, pathname }: CountryProps) {
  const [first] = own;
  if (first === undefined) return null;
  return (
    <li className={styles['country']}>
      <span lang={first.languageTag}>{`${siteNames(first).country} · ${first.currency}`}</span>
      {own.map((site) => (
        <a
          key={site.locale}
          href={sitePath(pathname, current, site)}
          rel={site.country === current.country ? undefined : 'nofollow'}
          hrefLang={site.languageTag}
          lang={site.languageTag}
          data-document
          aria-label={`${siteNames(site).country}, ${siteNames(site).language}`}
          aria-current={site.locale === current.locale ? 'true' : undefined}
        >
          {siteNames(site).language}
        </a>
      ))}
    </li>
  );
}
