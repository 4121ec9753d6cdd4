import { ContentLink } from '@haberdash/blocks';
import type { Footer } from '@haberdash/blocks/model';
import { useTranslator } from '../shared/i18n/TranslatorContext.tsx';
import { useSite } from '../shared/i18n/use-site.ts';
import { PriceNote } from '../shared/prices/PriceNote.tsx';
import styles from './footer.module.css';

export function FooterColumns({ footer }: { readonly footer: Footer }) {
  const t = useTranslator();
  if (footer.columns.length === 0) return null;
  return (
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
  );
}

export function FooterLines({ footer }: { readonly footer: Footer }) {
  const t = useTranslator();
  const { brandName } = useSite();
  return (
    <>
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
      <PriceNote isForAll />
      <p className={styles['note']}>
        {footer.note ?? t('common.copyright', { year: YEAR, brand: brandName })}
      </p>
    </>
  );
}

const YEAR = String(new Date().getUTCFullYear());
