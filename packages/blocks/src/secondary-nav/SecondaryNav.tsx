import { ChevronDownIcon, Container } from '@haberdash/ui';
import { useRef } from 'react';
import type { SecondaryNavBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { ContentLink } from '../parts/ContentLink.tsx';
import styles from './secondary-nav.module.css';

/** Links of one topic: a row on wide windows, a list that opens in place on narrow ones. */
export function SecondaryNav({ block }: BlockProps<SecondaryNavBlock>) {
  const details = useRef<HTMLDetailsElement>(null);
  const collapse = () => {
    if (details.current) details.current.open = false;
  };
  const links = block.targets.map(({ id, text, url, targetAttribute }) => (
    <li key={id ?? `${url} ${text}`}>
      <ContentLink url={url} newTab={targetAttribute === '_blank'} onClick={collapse}>
        {text}
      </ContentLink>
    </li>
  ));
  return (
    <nav aria-label={block.title} className={styles['nav']} data-divider={block.divider || undefined}>
      <Container width="wide">
        <div className={styles['row']}>
          <p className={styles['title']}>{block.title}</p>
          <ul className={styles['links']}>{links}</ul>
        </div>
        <details ref={details} className={styles['list']}>
          <summary className={styles['summary']}>
            {block.title}
            <ChevronDownIcon size="sm" />
          </summary>
          <ul className={styles['links']}>{links}</ul>
        </details>
      </Container>
    </nav>
  );
}
