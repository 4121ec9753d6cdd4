import { ArrowRightIcon, Carousel, Container } from '@haberdash/ui';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { CtaCollectionBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockHeading } from '../parts/BlockHeading.tsx';
import { BlockSection } from '../parts/BlockSection.tsx';
import { ContentLink } from '../parts/ContentLink.tsx';
import styles from './lists.module.css';

/** Calls to action as a row to scroll through: slides of 19.25rem, wider from 768 px on, no arrows on a phone (spec 3 §9). */
export function CtaCollection({ block }: BlockProps<CtaCollectionBlock>) {
  const { texts } = useBlocks();
  return (
    <BlockSection anchor={block.id} surface={block.backgroundColor}>
      <Container width="wide">
        <Carousel
          className={styles['ctas']}
          label={block.title ?? texts.recommendations}
          roleDescription={texts.carousel}
          previousLabel={texts.previousSlide}
          nextLabel={texts.nextSlide}
          bleed
          heading={<BlockHeading block={block} />}
        >
          {block.targets.map(({ id, text, url, targetAttribute }) => (
            <ContentLink
              key={id ?? `${url} ${text}`}
              url={url}
              newTab={targetAttribute === '_blank'}
              className={styles['cta']}
            >
              <span>{text}</span>
              <ArrowRightIcon />
            </ContentLink>
          ))}
        </Carousel>
      </Container>
    </BlockSection>
  );
}
