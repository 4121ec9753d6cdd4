import { classNames } from '@haberdash/ui';
import { filmOf, type WithMedia } from './film-of.ts';
import type { BlockProps } from './block-props.ts';
import type { Block } from '../model/index.ts';
import styles from './parts.module.css';

interface BlockFilmProps {
  readonly block: WithMedia;
  readonly draw: BlockProps<Block>['draw'];
  readonly className?: string | undefined;
}

/** The film over a block's picture, which is its poster and fallback. */
export function BlockFilm({ block, draw, className }: BlockFilmProps) {
  const film = filmOf(block);
  if (film === undefined) return null;
  return (
    <div className={classNames(styles['film'], className)} data-backdrop>
      {draw?.([film], true)}
    </div>
  );
}
