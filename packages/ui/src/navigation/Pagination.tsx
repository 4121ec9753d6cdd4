import { ChevronLeftIcon } from '../icons/ChevronLeftIcon.tsx';
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx';
import type { LinkComponent } from '../link.ts';
import styles from './navigation.module.css';
import { pageNumbers } from './page-numbers.ts';

export interface PaginationProps {
  readonly label: string;
  /** Counted from 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly href: (page: number) => string;
  /** The accessible name of a page link: "Page 3". */
  readonly pageLabel: (page: number) => string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly as?: LinkComponent | undefined;
}

/** Links to the pages of a listing; nothing with one page. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, href, pageLabel, previousLabel, nextLabel, as: Link = 'a' } = props;
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} data-print="hide">
      <ul className={styles['pages']}>
        {page > 1 && (
          <li>
            <Link className={styles['page']} href={href(page - 1)} rel="prev" aria-label={previousLabel}>
              <ChevronLeftIcon size="sm" />
            </Link>
          </li>
        )}
        {pageNumbers(page, pageCount).map((item, index) =>
          item === 'gap' ? (
            <li key={`gap ${index}`} className={styles['gap']} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item}>
              <Link
                className={styles['page']}
                href={href(item)}
                aria-label={pageLabel(item)}
                aria-current={item === page ? 'page' : undefined}
              >
                {item}
              </Link>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <Link className={styles['page']} href={href(page + 1)} rel="next" aria-label={nextLabel}>
              <ChevronRightIcon size="sm" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
