import type { LinkComponent } from '../link.ts';
import styles from './navigation.module.css';

export interface BreadcrumbsProps {
  readonly label: string;
  /** From the home page to the current page. */
  readonly items: ReadonlyArray<{ readonly label: string; readonly href?: string | undefined }>;
  readonly as?: LinkComponent | undefined;
}

/** The path from the home page to the current page. */
export function Breadcrumbs({ label, items, as: Link = 'a' }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} data-print="hide">
      <ol className={styles['crumbs']}>
        {items.map((item, index) => {
          const current = index === items.length - 1 ? 'page' : undefined;
          return (
            <li key={item.href ?? item.label}>
              {item.href === undefined ? (
                <span aria-current={current}>{item.label}</span>
              ) : (
                <Link href={item.href} aria-current={current}>
                  {item.label}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
