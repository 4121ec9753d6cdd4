import { classNames, IconButton, SearchIcon } from '@haberdash/ui';
import { useTranslator } from '../i18n/TranslatorContext.tsx';
import styles from './search-box.module.css';

/** The longest search that is passed on. */
export const MAX_SEARCH_LENGTH = 100;

/** The search of the shop: a form that works as it stands. */
export function SearchBox({ className }: { readonly className?: string | undefined }) {
  const t = useTranslator();
  return (
    <form role="search" action={`/${t.site.locale}/search`} className={classNames(styles['form'], className)}>
      <input
        type="search"
        name="q"
        required
        maxLength={MAX_SEARCH_LENGTH}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        className={styles['input']}
      />
      <IconButton
        type="submit"
        label={t('search.submit')}
        icon={<SearchIcon />}
        className={styles['submit']}
      />
    </form>
  );
}
