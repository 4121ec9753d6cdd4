import { Container } from '@haberdash/ui';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { VideoBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockSection } from '../parts/BlockSection.tsx';
import { useBreakpoint } from '../parts/use-breakpoint.ts';
import { NativeVideo } from './NativeVideo.tsx';
import { OutsideVideo } from './OutsideVideo.tsx';
import { videoSource } from './video-source.ts';
import styles from './video.module.css';

/** A film: our own file or an outside player (spec 3 §2), its space reserved at 16:9. */
export function Video({ block, nested = false }: BlockProps<VideoBlock>) {
  const { texts, hasHostedVideo = true } = useBlocks();
  const source = videoSource(block, useBreakpoint());
  if (source === undefined || (source.kind === 'hosted' && !hasHostedVideo)) return null;
  const title = block.seoTitle ?? texts.video().film;
  const isWide = nested || block.isFullWidth === true;
  return (
    <BlockSection
      anchor={block.id}
      surface={block.backgroundColor}
      flush={nested || block.paddings !== undefined}
    >
      <Container
        width={isWide ? 'full' : 'page'}
        className={isWide ? styles['wide'] : undefined}
        data-paddings={nested ? undefined : block.paddings}
      >
        <div className={styles['frame']}>
          {source.kind === 'native' ? (
            <NativeVideo block={block} source={source} title={title} />
          ) : (
            <OutsideVideo blockId={block.id} source={source} title={title} settings={block.playerSettings} />
          )}
        </div>
        {block.seoDescription && <p className="visually-hidden">{block.seoDescription}</p>}
      </Container>
    </BlockSection>
  );
}
