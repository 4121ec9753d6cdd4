import { Picture } from '@haberdash/ui';
import { imageUrl } from '../../../shared/pictures/image-url.ts';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import type { SearchTab } from '../server/search-page.server.ts';
import type { ContentResult } from '../server/content-results.server.ts';
import styles from './search.module.css';

/** Ways to what else a search has found, each with how much; nothing where products are all there is. */
export function SearchTabs({ tabs }: { readonly tabs: readonly SearchTab[] }) {
  const t = useTranslator();
  if (tabs.length < 2) return null;
  return (
    <nav aria-label={t('search.tabs')}>
      <ul className={styles['tabs']}>
        {tabs.map(({ show, count, href, isCurrent }) => (
          <li key={show}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined} data-keep-scroll>
              {t(`search.tab-${show}`, { count })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Articles or pages of help that a search has found. */
export function ContentResults({ results }: { readonly results: readonly ContentResult[] }) {
  return (
    <ul className={styles['results']}>
      {results.map(({ title, href, eyebrow, picture }) => (
        <li key={href} className={styles['result']}>
          {picture !== undefined && (
            <div className={styles['picture']}>
              <Picture
                src={picture}
                alt=""
                width={1600}
                height={900}
                ratio="16/9"
                url={imageUrl}
                widths={[240, 320, 480]}
                formats={['avif', 'webp']}
                sizes="12rem"
              />
            </div>
          )}
          <div>
            <h2 className={styles['resultTitle']}>
              <a href={href}>{title}</a>
            </h2>
            {eyebrow !== undefined && <p className={styles['eyebrow']}>{eyebrow}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
