import { useSearchParams } from 'react-router';
import { setParameters, type ViewQuery } from '../../content/index.ts';
import styles from './viewer.module.css';

interface PagesProps {
  readonly query: Pick<ViewQuery, 'page' | 'limit'>;
  readonly total: number;
}

export function Pages({ query: { page, limit }, total }: PagesProps) {
  const [parameters] = useSearchParams();
  const last = Math.max(1, Math.ceil(total / limit));
  const to = (next: number) => `/${setParameters(parameters, { page: next === 1 ? '' : String(next) })}`;
  return (
    <nav className={styles['pages']} aria-label="Pages of results">
      <span>
        {total} {total === 1 ? 'result' : 'results'}
        {last > 1 && `, page ${page} of ${last}`}
      </span>
      {page > 1 && <a href={to(Math.min(page - 1, last))}>Previous</a>}
      {page < last && <a href={to(page + 1)}>Next</a>}
    </nav>
  );
}
