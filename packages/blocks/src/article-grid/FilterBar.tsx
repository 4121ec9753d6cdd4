import { Button } from '@haberdash/ui';
import { useState, type MouseEvent } from 'react';
import { useBlocks } from '../context/BlockProvider.tsx';
import { hasFoldedFacets } from '../model/article-query.ts';
import type { ArticleResults } from '../model/index.ts';
import styles from './article-grid.module.css';

export interface FilterBarProps {
  readonly facets: ArticleResults['facets'];
  readonly chosen: readonly string[];
  readonly onToggle: (tag: string) => void;
  readonly onClear: () => void;
}

/** Modified clicks (new tab, new window) are left to the browser. */
const isPlain = (event: MouseEvent): boolean => !(event.metaKey || event.ctrlKey || event.shiftKey);

/** Tag filters: links that a script turns into toggles; 4, 10 or 20 are visible at first. */
export function FilterBar({ facets, chosen, onToggle, onClear }: FilterBarProps) {
  const { texts, articles } = useBlocks();
  const [isExpanded, setIsExpanded] = useState(false);
  const own = texts.articles();
  const follow = (event: MouseEvent, act: () => void) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    act();
  };
  return (
    <nav aria-label={own.filterBy} className={styles['filters']}>
      <ul className={styles['facets']} data-expanded={isExpanded || undefined}>
        {facets.map(({ id, label }) => {
          const isChosen = chosen.includes(id);
          const next = isChosen ? chosen.filter((each) => each !== id) : [...chosen, id];
          return (
            <li key={id}>
              <a
                href={articles?.pageUrl(next, 1)}
                className={styles['facet']}
                aria-current={isChosen ? 'true' : undefined}
                onClick={(event) => follow(event, () => onToggle(id))}
              >
                {label}
              </a>
            </li>
          );
        })}
      </ul>
      {hasFoldedFacets(facets.length) && (
        <Button variant="quiet" size="sm" data-needs-script onClick={() => setIsExpanded(!isExpanded)}>
          {isExpanded ? own.seeLess : own.seeMore}
        </Button>
      )}
      {chosen.length > 0 && (
        <a
          href={articles?.pageUrl([], 1)}
          className={styles['clear']}
          onClick={(event) => follow(event, onClear)}
        >
          {own.clearAll}
        </a>
      )}
    </nav>
  );
}
