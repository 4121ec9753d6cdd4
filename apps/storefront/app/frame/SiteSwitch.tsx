import { GlobeIcon } from '@haberdash/ui';
import { useLocation } from 'react-router';
import { useTranslator } from '../shared/i18n/TranslatorContext.tsx';
import { twinPath } from '../pages/twin-path.ts';
import { sites, type Site } from '../shared/sites/sites.ts';
import { siteNames } from '../shared/sites/site-names.ts';
import styles from './site-switch.module.css';

/** Country and language: links to the same page in the other sites, each named in its own language. */
export function SiteSwitch() {
  const t = useTranslator();
  const { pathname } = useLocation();
  const current = sites.find(({ locale }) => locale === t.site.locale) ?? sites[0];
  return (
    <details className={styles['switch']}>
      <summary className={styles['summary']}>
        <GlobeIcon size="sm" />
        <span className="visually-hidden">{t('common.countryAndLanguage')}: </span>
        {nameOf(current)}
      </summary>
      <ul className={styles['sites']}>
        {sites.map((site) => (
          <li key={site.locale}>
            <a
              href={twinPath(pathname, site)}
              hrefLang={site.languageTag}
              lang={site.languageTag}
              data-document
              aria-current={site.locale === current.locale ? 'true' : undefined}
            >
              {nameOf(site)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function nameOf(site: Site): string {
  const { country, language } = siteNames(site);
  return `${country} · ${language}`;
}
