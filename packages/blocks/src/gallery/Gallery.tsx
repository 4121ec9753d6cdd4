import { Container } from '@haberdash/ui';
import { useEffect, useRef } from 'react';
import { useBlocks } from '../context/BlockProvider.tsx';
import {
  CONTENT_FIGURES,
  galleryFilter,
  type SocialGalleryBlock,
  type UgcWidgetBlock,
} from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockSection } from '../parts/BlockSection.tsx';
import { TextPart } from '../parts/TextPart.tsx';
import styles from './gallery.module.css';

/**
 * Shoppers' pictures by another provider, mounted 500 ms after the block (spec 3 §7, §9), filtered by the
 * product or category of the page. Nothing without such a provider. Widgets hide their title on product and
 * customs pages (spec 3 §2).
 */
export function Gallery({ block }: BlockProps<SocialGalleryBlock | UgcWidgetBlock>) {
  const { galleries, place = {}, hidesGalleryTitles = false, onEvent } = useBlocks();
  const ref = useRef<HTMLDivElement>(null);
  const { id, containerId } = block;
  const filter = galleryFilter(block.filter, place);
  const isWidget = block.type === 'UgcWidget';
  const tag = isWidget ? place.productId : undefined;
  useEffect(() => {
    if (galleries === undefined) return undefined;
    let remove: (() => void) | undefined;
    const onFault = (cause: unknown) => onEvent?.({ type: 'fault', blockId: id, detail: String(cause) });
    const timer = setTimeout(() => {
      try {
        if (ref.current) remove = galleries.mount(ref.current, { containerId, filter, tag }, onFault);
      } catch (cause) {
        onFault(cause);
      }
    }, CONTENT_FIGURES.galleryInitDelayMs);
    return () => {
      clearTimeout(timer);
      remove?.();
    };
  }, [galleries, containerId, filter, tag, id, onEvent]);
  if (galleries === undefined) return null;
  return (
    <BlockSection anchor={id}>
      <Container width="wide">
        {!(isWidget && hidesGalleryTitles) && (
          <TextPart
            block={block}
            subtitleUrl={galleries.pageUrl?.(tag ?? (filter === '' ? undefined : filter))}
          />
        )}
        <div ref={ref} className={styles['gallery']} />
      </Container>
    </BlockSection>
  );
}
