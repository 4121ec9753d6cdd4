import { Picture } from '@haberdash/ui';
import { imageUrl } from '../../../../shared/pictures/image-url.ts';
import type { ContentResult } from '../server/content-results.server.ts';
import styles from './search.module.css';

interface ContentResultsProps {
  readonly results: readonly ContentResult[];
  readonly level?: 2 | 3;
}

/** Articles or pages of help that a search has found. */
export function ContentResults({ results, level = 2 }: ContentResultsProps) {
  const Title = `h${level}` as const;
  return (
    <ul className={styles['results']}>
      {results.map(({ title, href, eyebrow, picture }) => (
        <li key={href} className={styles['result']}>
          {picture !== undefined && (
            <div className={styles['picture']}>
              <Picture
                src={picture}
                alt=""
                width={1600}
                height={900}
                ratio="16/9"
                url={imageUrl}
                widths={[240, 320, 480]}
                formats={['avif', 'webp']}
                sizes="12rem"
              />
            </div>
          )}
          <div>
            <Title className={styles['resultTitle']}>
              <a href={href}>{title}</a>
            </Title>
            {eyebrow !== undefined && <p className={styles['eyebrow']}>{eyebrow}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
