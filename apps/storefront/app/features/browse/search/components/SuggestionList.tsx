import type { ComponentProps } from 'react';
import { imageUrl } from '../../../../shared/pictures/image-url.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import styles from './suggestions.module.css';
import type { Suggestions } from '../model/suggestions.ts';

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: Suggestions;
  readonly isOpen: boolean;
  readonly activeIndex: number;
  readonly optionProps: (index: number) => ComponentProps<'div'>;
}

const THUMB = { width: 120, format: 'webp' } as const;

/** The list below the search field, products first. It is in the page closed, for the field names it. */
export function SuggestionList({ id, suggestions, isOpen, activeIndex, optionProps }: SuggestionListProps) {
  const t = useTranslator();
  const groups = suggestions.map((each, position) => ({
    ...each,
    start: suggestions.slice(0, position).reduce((sum, { items }) => sum + items.length, 0),
  }));
  return (
    // oxlint-disable jsx-a11y/prefer-tag-over-role -- neither a select nor a datalist can show pictures and groups
    <div
      id={id}
      role="listbox"
      aria-label={t('search.suggestions')}
      hidden={!isOpen}
      className={styles['list']}
    >
      {groups.map(({ group, items, start }) => (
        <div key={group} role="group" aria-label={t(`search.${group}`)} className={styles['group']}>
          <p className={styles['title']} aria-hidden="true">
            {t(`search.${group}`)}
          </p>
          {items.map(({ text, href, image, note }, position) => {
            const index = start + position;
            return (
              <div
                key={href}
                {...optionProps(index)}
                className={styles['option']}
                data-active={index === activeIndex || undefined}
              >
                {image !== undefined && (
                  <img
                    src={imageUrl(image, THUMB)}
                    alt=""
                    width={48}
                    height={60}
                    className={styles['image']}
                  />
                )}
                <span>{text}</span>
                {note !== undefined && <span className={styles['note']}>{note}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
