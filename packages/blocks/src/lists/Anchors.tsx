import { Container } from '@haberdash/ui';
import { useId } from 'react';
import type { AnchorsBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockHeading } from '../parts/BlockHeading.tsx';
import { ContentLink } from '../parts/ContentLink.tsx';
import styles from './lists.module.css';

/** Links within the page: `#` and the id of a block (spec 3 §1). */
export function Anchors({ block }: BlockProps<AnchorsBlock>) {
  const id = useId();
  const titled = block.title !== undefined;
  return (
    <nav
      aria-labelledby={titled ? id : undefined}
      className={styles['anchors']}
      data-divider={block.divider || undefined}
    >
      <Container width="wide">
        {titled && <BlockHeading block={block} size="md" id={id} />}
        <ul className={styles['anchorList']}>
          {block.targets.map(({ id: key, text, url, targetAttribute }) => (
            <li key={key ?? `${url} ${text}`}>
              <ContentLink url={url} newTab={targetAttribute === '_blank'}>
                {text}
              </ContentLink>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
