import { Container } from '@haberdash/ui';
import { useBlocks } from '../context/BlockProvider.tsx';
import { richTextToPlain } from '../model/rich-text-plain.ts';
import type { NewsletterBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockSection } from '../parts/BlockSection.tsx';
import { TextPart } from '../parts/TextPart.tsx';
import { NewsletterForm, type TypedNewsletter } from './NewsletterForm.tsx';
import styles from './newsletter.module.css';

interface NewsletterProps extends BlockProps<NewsletterBlock> {
  /** Values of a rejected form post, without JavaScript. */
  readonly typed?: TypedNewsletter | undefined;
}

/** Newsletter sign-up; subscribers see a message instead of the form (spec 3 §4). */
export function Newsletter({ block, typed }: NewsletterProps) {
  const { newsletter, texts } = useBlocks();
  if (newsletter === undefined) return null;
  const own = texts.newsletter();
  const titled = block.title === undefined ? { ...block, title: own.title } : block;
  const isKnown = newsletter.isSubscribed === true;
  const { headingLevel, titleColor, titleStyle } = block;
  const known = {
    headingLevel,
    titleColor,
    titleStyle,
    title: block.alreadySubscribedTitle ?? own.alreadySubscribed,
  };
  return (
    <BlockSection anchor={block.id} surface={block.backgroundColor ?? 'muted'}>
      <Container width="content">
        <div className={styles['newsletter']}>
          <TextPart className={styles['words']} block={isKnown ? known : titled} />
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
