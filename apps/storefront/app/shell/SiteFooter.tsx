import { ContentLink } from '@haberdash/blocks';
import type { Footer } from '@haberdash/blocks/model';
import { Container } from '@haberdash/ui';
import { useTranslator } from '../i18n/TranslatorContext.tsx';
import { defaultSite, findSite } from '../sites/sites.ts';
import { SiteSwitch } from './SiteSwitch.tsx';
import styles from './footer.module.css';

/** The foot of every page: links by matter, country and language, legal lines. */
export function SiteFooter({ footer }: { readonly footer: Footer }) {
  const t = useTranslator();
  const { brandName } = findSite(`/${t.site.locale}`) ?? defaultSite;
  return (
    <footer className={styles['footer']} data-surface="inverse" data-print="hide">
      <Container width="wide">
        {footer.columns.length > 0 && (
          <nav aria-label={t('common.footer')} className={styles['columns']}>
            {footer.columns.map(({ title, links }) => (
              <section key={title} className={styles['column']}>
                <h2 className={styles['title']}>{title}</h2>
                <ul className={styles['links']}>
                  {links.map(({ text, url }) => (
                    <li key={url + text}>
                      <ContentLink url={url}>{text}</ContentLink>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        )}
        <div className={styles['end']}>
          <p className={styles['brand']}>{brandName}</p>
          <SiteSwitch />
          <nav aria-label={t('common.legal')}>
            <ul className={styles['legal']}>
              {footer.legal.map(({ text, url }) => (
                <li key={url + text}>
                  <ContentLink url={url}>{text}</ContentLink>
                </li>
              ))}
              <li>
                <a href={`/${t.site.locale}/privacy-choices`}>{t('common.privacyChoices')}</a>
              </li>
            </ul>
          </nav>
          <p className={styles['note']}>
            {footer.note ?? t('common.copyright', { year: YEAR, brand: brandName })}
          </p>
        </div>
      </Container>
    </footer>
  );
}

const YEAR = String(new Date().getUTCFullYear());
