import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { sitePath } from '../../../../pages/site-path.ts';
import { siteOf, sites, type Site } from '../../../../shared/sites/sites.ts';
import { siteNames } from '../../../../frame/site-names.ts';
import styles from './site-list.module.css';

/** The sites of each country, in the order of the table. */
const countries: readonly (readonly Site[])[] = [...new Set(sites.map(({ country }) => country))].map(
  (code) => sites.filter(({ country }) => country === code),
);

/** Every country once with its currency, and a link for each language to the same page there, in its own words. */
export function SiteList({ from }: { readonly from: string }) {
  const current = siteOf(useTranslator().site.locale);
  return (
    <ul className={styles['countries']}>
      {countries.map((own) => (
        <Country key={own[0]?.country} own={own} current={current} from={from} />
      ))}
    </ul>
  );
}

interface CountryProps {
  readonly own: readonly Site[];
  readonly current: Site;
  readonly from: string;
}

function Country({ own, current, from }: CountryProps) {
  const [first] = own;
  if (first === undefined) return null;
  return (
    <li className={styles['country']}>
      <span lang={first.languageTag}>{`${siteNames(first).country} · ${first.currency}`}</span>
      {own.map((site) => (
        <a
          key={site.locale}
          href={sitePath(from, current, site)}
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
