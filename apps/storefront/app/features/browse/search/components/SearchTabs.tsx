import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { SearchTab } from '../server/search-page.server.ts';
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
