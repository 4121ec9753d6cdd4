import { Badge } from '@haberdash/ui';
import type { Probes, Result } from '../../content/index.ts';
import styles from './navigator.module.css';

interface NavigatorProps {
  readonly results: readonly Result[];
  readonly probes: Probes | undefined;
}

/** Links to the results, each with its problems. */
export function Navigator({ results, probes }: NavigatorProps) {
  return (
    <nav aria-label="Results" className={styles['navigator']}>
      <ol>
        {results.map(({ id, name, isDraft, isNew, findings }) => {
          const problems = findings.length + (probes?.[id]?.length ?? 0);
          return (
            <li key={id}>
              <a href={`#result-${encodeURIComponent(id)}`}>
                <span className={styles['name']}>{name}</span>
                <span className={styles['id']}>{id}</span>
                <span className={styles['signs']}>
                  {isDraft && <Badge>Draft</Badge>}
                  {isNew && <Badge>New</Badge>}
                  {problems > 0 && (
                    <span className={styles['problems']}>
                      {problems} {problems === 1 ? 'problem' : 'problems'}
                    </span>
                  )}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
