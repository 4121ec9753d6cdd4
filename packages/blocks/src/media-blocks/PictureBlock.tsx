import { Container, Picture } from '@haberdash/ui';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { PictureBlock as Model } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockSection } from '../parts/BlockSection.tsx';
import { ContentLink } from '../parts/ContentLink.tsx';
import styles from './media-blocks.module.css';

const WIDTHS = [480, 800, 1200, 1600] as const;

/** A picture in its own proportions, its space reserved before it loads (spec 3 §2). */
export function PictureBlock({ block, priority, nested = false }: BlockProps<Model>) {
  const { imageUrl } = useBlocks();
  const { src, alt, width = 1600, height = 900, target } = block;
  const picture = (
    <Picture
      className={styles['picture']}
      src={src}
      alt={alt}
      width={width}
      height={height}
      url={imageUrl}
      widths={WIDTHS}
      formats={['avif', 'webp']}
      priority={priority}
    />
  );
  return (
    <BlockSection anchor={block.id} flush={nested}>
      <Container width={nested ? 'full' : 'page'} className={nested ? styles['bare'] : undefined}>
        {target ? (
          <ContentLink
            url={target.url}
            newTab={target.targetAttribute === '_blank'}
            aria-label={alt === '' ? target.text : undefined}
            className={styles['pictureLink']}
          >
            {picture}
          </ContentLink>
        ) : (
          picture
        )}
      </Container>
    </BlockSection>
  );
}
