import { useVariation } from '../../../measure/experiments/index.ts';
import { IconButton } from '@haberdash/ui';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { MAX_SEARCH_LENGTH } from '../model/search-text.ts';
import { useSuggestions } from './use-suggestions.ts';
import { SuggestionList } from './SuggestionList.tsx';
import styles from './search-box.module.css';

interface SearchBoxProps {
  /** What was asked; left out, it is the search of the page's address. */
  readonly defaultValue?: string | undefined;
}

/** The search of the shop: a form that works by itself, and with scripts a combobox with live suggestions. */
export function SearchBox({ defaultValue }: SearchBoxProps) {
  const t = useTranslator();
  const listId = useId();
  const prompt = useVariation('search_prompt')?.variables['prompt'];
  const action = `/${t.site.locale}/search`;
  const { pathname, search } = useLocation();
  const requested = defaultValue ?? (pathname === action ? new URLSearchParams(search).get('q') : null) ?? '';
  const { suggestions, isOpen, activeIndex, inputProps, optionProps } = useSuggestions(listId, requested);
  return (
    <search>
      <form action={action} className={styles['form']}>
        <input
          type="search"
          name="q"
          required
          maxLength={MAX_SEARCH_LENGTH}
          aria-label={t('search.label')}
          placeholder={t(prompt === 'example' ? 'search.placeholderExample' : 'search.placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          defaultValue={requested}
          className={styles['input']}
          {...inputProps}
        />
        <IconButton type="submit" label={t('search.submit')} icon="search" className={styles['submit']} />
        <SuggestionList
          id={listId}
          suggestions={suggestions}
          isOpen={isOpen}
          activeIndex={activeIndex}
          optionProps={optionProps}
        />
      </form>
    </search>
  );
}
