import { Carousel, classNames, Container } from '@haberdash/ui';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { CtaCollectionBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockSection } from '../parts/BlockSection.tsx';
import { ContentLink } from '../parts/ContentLink.tsx';
import { ICONS } from '../parts/Targets.tsx';
import { TextPart } from '../parts/TextPart.tsx';
import styles from './lists.module.css';

/** Calls to action as a scrolling row of 19.25rem slides, wider from 768 px (spec 3 §9). */
export function CtaCollection({ block }: BlockProps<CtaCollectionBlock>) {
  const { texts } = useBlocks();
  const { targets, ...words } = block;
  return (
    <BlockSection anchor={block.id} surface={block.backgroundColor}>
      <Container width="wide">
        <Carousel
          className={classNames(styles['ctas'], styles[`ctas-${block.alignment ?? 'left'}`])}
          label={block.title ?? texts.recommendations}
          roleDescription={texts.carousel}
          previousLabel={texts.previousSlide}
          nextLabel={texts.nextSlide}
          bleed
          heading={<TextPart block={words} className={styles['ctaWords']} />}
        >
          {targets.map(({ id, text, url, targetAttribute, style, size, icon = 'arrow' }) => {
            const Icon = ICONS[icon];
            return (
              <ContentLink
                key={id ?? `${url} ${text}`}
                url={url}
                newTab={targetAttribute === '_blank'}
                className={styles['cta']}
                data-style={style}
                data-size={size}
              >
                <span>{text}</span>
                <Icon />
              </ContentLink>
            );
          })}
        </Carousel>
      </Container>
    </BlockSection>
  );
}
