import { Container } from '@haberdash/ui';
import { useBlocks } from '../context/BlockProvider.tsx';
import { richTextToPlain } from '../model/rich-text-plain.ts';
import type { NewsletterBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockHeading } from '../parts/BlockHeading.tsx';
import { BlockSection } from '../parts/BlockSection.tsx';
import { RichTextView } from '../parts/RichTextView.tsx';
import { NewsletterForm, type TypedNewsletter } from './NewsletterForm.tsx';
import styles from './newsletter.module.css';

interface NewsletterProps extends BlockProps<NewsletterBlock> {
  /** What was typed into a form that came back refused, where no script runs. */
  readonly typed?: TypedNewsletter | undefined;
}

/** Signing up for news. Whoever gets them already is told so, and asked for nothing (spec 3 §4). */
export function Newsletter({ block, typed }: NewsletterProps) {
  const { newsletter, texts } = useBlocks();
  if (newsletter === undefined) return null;
  const own = texts.newsletter();
  const titled = block.title === undefined ? { ...block, title: own.title } : block;
  const isKnown = newsletter.isSubscribed === true;
  return (
    <BlockSection anchor={block.id} surface={block.backgroundColor ?? 'muted'}>
      <Container width="content">
        <div className={styles['newsletter']}>
          <div className={styles['words']}>
            <BlockHeading
              block={
                isKnown ? { ...titled, title: block.alreadySubscribedTitle ?? own.alreadySubscribed } : titled
              }
            />
            {!isKnown && block.subtitle && <p>{block.subtitle}</p>}
            {!isKnown && block.richText && <RichTextView nodes={block.richText} />}
          </div>
          {!isKnown && (
            <NewsletterForm
              port={newsletter}
              typed={typed}
              campaignName={block.campaignName ?? block.name ?? block.id}
              policyText={block.policyText}
              submitLabel={block.submitCtaLabel}
              showHint={block.showHint}
              success={block.successText ? richTextToPlain(block.successText) : block.successTitle}
            />
          )}
        </div>
      </Container>
    </BlockSection>
  );
}
