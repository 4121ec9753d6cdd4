import { Container } from '@haberdash/ui';
import type { ThinBannerBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockHeading } from '../parts/BlockHeading.tsx';
import { BlockSection } from '../parts/BlockSection.tsx';
import { RichTextInline } from '../parts/RichTextView.tsx';
import { Targets } from '../parts/Targets.tsx';
import styles from './banner.module.css';

/** One line across the page: a title, a few words and links (spec 3 §1). */
export function ThinBanner({ block }: BlockProps<ThinBannerBlock>) {
  return (
    <BlockSection
      anchor={block.id}
      surface={block.backgroundColor ?? 'accent'}
      hideOn={block.hideOnBreakpoint}
      flush
    >
      <Container width="wide">
        <div className={styles['thin']} data-align={block.alignment ?? 'center'}>
          <BlockHeading block={block} size="md" target={block.mediaTarget} />
          {(block.subtitleHtml ?? block.richText) && (
            <p>
              <RichTextInline nodes={block.subtitleHtml ?? block.richText ?? []} />
            </p>
          )}
          {block.subtitleHtml === undefined && block.subtitle && <p>{block.subtitle}</p>}
          {block.linkType !== 'No-CTA' && <Targets targets={block.targets} fallbackStyle="text" />}
        </div>
      </Container>
    </BlockSection>
  );
}
