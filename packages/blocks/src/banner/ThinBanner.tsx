import { Container } from '@haberdash/ui';
import type { ThinBannerBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockSection } from '../parts/BlockSection.tsx';
import { TextPart } from '../parts/TextPart.tsx';
import styles from './banner.module.css';
import { PictureBanner } from './PictureBanner.tsx';

/** One line across the page, on a picture if it has one: title, text and links (spec 3 §1). */
export function ThinBanner({ block, ...rest }: BlockProps<ThinBannerBlock>) {
  if (block.mediaList.length > 0) return <PictureBanner block={block} {...rest} />;
  return (
    <BlockSection
      anchor={block.id}
      surface={block.backgroundColor ?? 'accent'}
      hideOn={block.hideOnBreakpoint}
      flush
    >
      <Container width="wide" className={styles['line']} data-align-lg={block.alignment ?? 'center'}>
        <TextPart
          block={block}
          className={styles['thin']}
          targetStyle="text"
          heading={{ size: 'md', target: block.mediaTarget }}
        />
      </Container>
    </BlockSection>
  );
}
