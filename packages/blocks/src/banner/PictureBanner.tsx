import { classNames, Container } from '@haberdash/ui';
import type {
  EspotBannerBlock,
  OverlayBannerBlock,
  StandardImageBannerBlock,
  ThinBannerBlock,
} from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BannerMedia } from '../parts/BannerMedia.tsx';
import type { Ratios } from '../parts/BlockPicture.tsx';
import { BlockSection } from '../parts/BlockSection.tsx';
import mediaText from '../parts/media-text.module.css';
import { everywhere, mediaTextAttributes } from '../parts/media-text.ts';
import { TextPart } from '../parts/TextPart.tsx';
import styles from './banner.module.css';

const RATIOS: Readonly<Record<PictureBannerBlock['type'], Ratios>> = {
  EspotBanner: { sm: '4x5', md: '16x9', lg: '16x9' },
  StandardImageBanner: { sm: '4x5', md: '16x9', lg: '21x9' },
  OverlayBanner: { sm: '1x1', md: '16x9', lg: '21x9' },
  ThinBanner: { sm: '21x9', md: '21x9', lg: '21x9' },
};
const KINDS = {
  EspotBanner: 'espot',
  StandardImageBanner: 'standard',
  OverlayBanner: 'overlay',
  ThinBanner: 'thin',
} as const;
const BOX_TITLES = { xs: 'xl', sm: '2xl', md: '3xl', lg: '3xl' } as const;
const WIDTHS = [480, 800, 1200, 1600, 2400] as const;

type PictureBannerBlock = EspotBannerBlock | StandardImageBannerBlock | OverlayBannerBlock | ThinBannerBlock;

/**
 * A picture with text on it: espot within the page margins, standard full width, overlay with a text box in
 * one of four widths, thin at the height of its text (spec 3 §1, §9). Without a gradient the text moves
 * below.
 */
export function PictureBanner({ block, priority, nested = false, draw }: BlockProps<PictureBannerBlock>) {
  const isEspot = block.type === 'EspotBanner';
  const isBoxed = block.type === 'OverlayBanner';
  const boxWidth = isBoxed ? (block.overlayWidth ?? 'sm') : undefined;
  const titleSize = boxWidth === undefined ? '3xl' : BOX_TITLES[boxWidth];
  const isCinema = block.type === 'StandardImageBanner' && block.cinemaMode === true;
  const isThin = block.type === 'ThinBanner';
  return (
    <BlockSection
      anchor={block.id}
      surface={isBoxed ? undefined : block.backgroundColor}
      hideOn={block.hideOnBreakpoint}
      flush={!isEspot || nested}
    >
      <Container
        width={isEspot && !nested ? 'wide' : 'full'}
        className={isEspot && !nested ? undefined : styles['bleed']}
      >
        <div
          className={classNames(mediaText['frame'], styles['onPicture'])}
          {...mediaTextAttributes(block, everywhere(isBoxed ? 'below' : 'end', block.alignment))}
          data-kind={KINDS[block.type]}
          data-linked={(!isBoxed && block.mediaTarget !== undefined) || undefined}
          data-cinema={isCinema || undefined}
          data-box-width={boxWidth}
        >
          <BannerMedia
            block={block}
            draw={draw}
            hasWords={!isBoxed}
            ratios={RATIOS[block.type]}
            sizes="100vw"
            widths={WIDTHS}
            priority={priority}
            fill={isCinema || isThin}
          />
          <div
            className={classNames(mediaText['words'], styles['words'])}
            data-surface={isBoxed ? (block.backgroundColor ?? 'plain') : undefined}
          >
            <TextPart
              block={block}
              className={classNames(mediaText['text'], styles[isThin ? 'thin' : 'text'])}
              targetStyle={isThin ? 'text' : undefined}
              heading={{ size: isThin ? 'md' : nested ? 'xl' : titleSize, target: block.mediaTarget }}
            />
          </div>
        </div>
      </Container>
    </BlockSection>
  );
}
