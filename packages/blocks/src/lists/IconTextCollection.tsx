import { Container, Picture } from '@haberdash/ui';
import { useBlocks } from '../context/BlockProvider.tsx';
import { readableTone } from '../model/contrast.ts';
import type { IconTextCollectionBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockSection } from '../parts/BlockSection.tsx';
import { ContentLink } from '../parts/ContentLink.tsx';
import { RichTextInline, RichTextView } from '../parts/RichTextView.tsx';
import { TextPart } from '../parts/TextPart.tsx';
import styles from './lists.module.css';

type Item = IconTextCollectionBlock['items'][number];

function IconText({ item }: { readonly item: Item }) {
  const { imageUrl } = useBlocks();
  const { icon, richText = [], target, backgroundColor, textColor } = item;
  return (
    <li
      className={styles['iconText']}
      data-surface={backgroundColor === 'plain' ? undefined : backgroundColor}
      data-text-tone={readableTone(textColor, backgroundColor)}
    >
      <Picture
        className={styles['icon']}
        src={icon.src}
        alt={icon.alt}
        width={160}
        height={160}
        url={imageUrl}
        widths={[80, 160]}
        sizes="5rem"
        formats={['webp']}
        fit="cover"
      />
      <div className={styles['iconWords']}>
        {target ? (
          <ContentLink url={target.url} newTab={target.targetAttribute === '_blank'}>
            <RichTextInline nodes={richText} links={false} />
          </ContentLink>
        ) : (
          <RichTextView nodes={richText} />
        )}
      </div>
    </li>
  );
}

/** Short texts beside or under an icon; four of them are two by two on wide screens (spec 3 §2). */
export const IconTextCollection = ({ block }: BlockProps<IconTextCollectionBlock>) => (
  <BlockSection anchor={block.id} surface={block.backgroundColor}>
    <Container>
      <TextPart block={block} />
      <ul
        className={styles['iconTexts']}
        data-variant={block.variant ?? 'icon-left'}
        data-icon-size={block.iconSize ?? 'medium'}
        data-count={block.items.length === 4 ? 4 : undefined}
      >
        {block.items.map((item, index) => (
          // Items have no id and never change their order.
          <IconText key={`${item.icon.src} ${index}`} item={item} />
        ))}
      </ul>
    </Container>
  </BlockSection>
);
