import { ButtonLink, Notice } from '@haberdash/ui';
import { useLocation, useSearchParams } from 'react-router';
import { setParameters, type ViewQuery } from '../../content/index.ts';
import styles from './viewer.module.css';

interface NoResultsProps {
  readonly query: Pick<ViewQuery, 'page' | 'limit'>;
  /** Of all pages. */
  readonly total: number;
}

/** 'No results.' (spec 3 §2), or a page after the last one with a link back. */
export function NoResults({ query: { page, limit }, total }: NoResultsProps) {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const last = Math.max(1, Math.ceil(total / limit));
  if (total === 0 || page <= last) return <Notice className={styles['none']}>No results.</Notice>;
  const toLast = pathname + setParameters(parameters, { page: last === 1 ? '' : String(last) });
  return (
    <div className={styles['problem']}>
      <Notice title="There are no more results">
        {last === 1 ? 'All of them stand on one page.' : `Page ${last} is the last one.`}
      </Notice>
      <ButtonLink href={toLast}>Show the last page</ButtonLink>
    </div>
  );
}
