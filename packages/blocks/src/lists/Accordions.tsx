import { ChevronDownIcon, Container, PlusIcon, Picture } from '@haberdash/ui';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { AccordionsBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockHeading } from '../parts/BlockHeading.tsx';
import { BlockSection } from '../parts/BlockSection.tsx';
import { RichTextView } from '../parts/RichTextView.tsx';
import styles from './lists.module.css';

/** Sections that open in place without a script; `<details>`, so that find-in-page opens them (spec 3 §3). */
export function Accordions({ block }: BlockProps<AccordionsBlock>) {
  const { imageUrl } = useBlocks();
  const { accordions, iconsStyle = 'chevron', paddings = 'medium' } = block;
  const Sign = iconsStyle === 'plus' ? PlusIcon : ChevronDownIcon;
  return (
    <BlockSection anchor={block.id}>
      <Container width="text">
        <BlockHeading block={block} size="2xl" />
        <div
          className={styles['accordions']}
          data-divider={block.bottomDivider !== false || undefined}
          data-paddings={paddings}
        >
          {accordions.map(({ title, icon, richText = [] }) => (
            <details key={title} className={styles['section']}>
              <summary className={styles['summary']}>
                {icon && (
                  <Picture
                    className={styles['sectionIcon']}
                    src={icon.src}
                    alt=""
                    width={80}
                    height={80}
                    url={imageUrl}
                    widths={[80]}
                    sizes="2.5rem"
                    formats={['webp']}
                    fit="contain"
                  />
                )}
                <span>{title}</span>
                <Sign className={styles['sign']} />
              </summary>
              <div className={styles['sectionText']}>
                <RichTextView nodes={richText} />
              </div>
            </details>
          ))}
        </div>
      </Container>
    </BlockSection>
  );
}
