import { Text } from '@haberdash/ui';
import { listingStyles } from '../../listing/index.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { SearchPage } from '../server/search-page.server.ts';
import styles from './search.module.css';

/** Pages of help that a search names; nothing where there are none. */
export function HelpLinks({ pages }: Pick<SearchPage, 'pages'>) {
  const t = useTranslator();
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="help" className={styles['terms']}>
      <Text as="h2" size="sm" weight="medium" id="help">
        {t('search.pages')}
      </Text>
      <ul className={listingStyles['chips']}>
        {pages.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className={listingStyles['chip']}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
