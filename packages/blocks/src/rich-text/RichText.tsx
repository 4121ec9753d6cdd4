import { Container, Prose } from '@haberdash/ui';
import type { RichTextBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockHeading } from '../parts/BlockHeading.tsx';
import { BlockSection } from '../parts/BlockSection.tsx';
import { RichTextView } from '../parts/RichTextView.tsx';
import styles from './rich-text.module.css';

/** Rich text of the content, from a sanitised tree. */
export function RichText({ block, nested = false }: BlockProps<RichTextBlock>) {
  return (
    <BlockSection anchor={block.id} surface={block.backgroundColor} flush={nested}>
      <Container
        className={styles['text']}
        data-nested={nested || undefined}
        data-align={block.alignment ?? 'left'}
      >
        <BlockHeading block={block} size={nested ? 'lg' : '3xl'} />
        <Prose className={styles['prose']} data-text-tone={block.richTextColor}>
          {block.richText && <RichTextView nodes={block.richText} />}
        </Prose>
      </Container>
    </BlockSection>
  );
}
