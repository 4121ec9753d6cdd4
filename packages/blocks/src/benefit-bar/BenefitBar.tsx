import { CloseIcon, Container, IconButton, InfoIcon, Picture } from '@haberdash/ui';
import { useState } from 'react';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { BenefitBarBlock, Image } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockHeading } from '../parts/BlockHeading.tsx';
import { BlockSection } from '../parts/BlockSection.tsx';
import { Targets } from '../parts/Targets.tsx';
import styles from './benefit-bar.module.css';

function Backdrop({ image }: { readonly image: Image }) {
  const { imageUrl } = useBlocks();
  return (
    <Picture
      src={image.src}
      alt=""
      width={1600}
      height={400}
      url={imageUrl}
      widths={[480, 800, 1600]}
      formats={['avif', 'webp']}
      ratio="fill"
    />
  );
}

/** A band with one benefit, visible until the shopper closes it, if it can be closed (spec 3 §4). */
export function BenefitBar({ block, nested = false }: BlockProps<BenefitBarBlock>) {
  const { texts, imageUrl, closedBlocks, onCloseBlock } = useBlocks();
  const [closed, setClosed] = useState(false);
  if (closed || closedBlocks?.has(block.id)) return null;
  const close = () => {
    setClosed(true);
    onCloseBlock?.(block.id);
  };
  const { logo, backgroundImage } = block;
  return (
    <BlockSection surface={block.backgroundColor ?? (nested ? undefined : 'muted')} flush>
      <div
        className={styles['bar']}
        data-nested={nested || undefined}
        data-backdrop={backgroundImage !== undefined || undefined}
      >
        {backgroundImage && <Backdrop image={backgroundImage} />}
        <Container className={styles['line']} data-align={block.alignment ?? 'left'}>
          {logo && (
            <Picture
              className={styles['logo']}
              src={logo.src}
              alt={logo.alt}
              width={160}
              height={80}
              url={imageUrl}
              widths={[80, 160, 320]}
              sizes="6rem"
              formats={['webp']}
              fit="contain"
            />
          )}
          {block.infoIcon && <InfoIcon size="lg" />}
          <div className={styles['text']}>
            <BlockHeading block={block} size="lg" />
            {block.subtitle && <p>{block.subtitle}</p>}
          </div>
          <Targets targets={block.targets} fallbackStyle="text" />
          {block.showCloseButton && (
            <div className={styles['close']} data-needs-script>
              <IconButton label={texts.close} icon={<CloseIcon />} onClick={close} />
            </div>
          )}
        </Container>
      </div>
    </BlockSection>
  );
}
