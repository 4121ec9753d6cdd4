import { Heading, type HeadingProps } from '@haberdash/ui';
import type { BareTarget, RichText, TextTone } from '../model/index.ts';
import { ContentLink } from './ContentLink.tsx';
import styles from './parts.module.css';
import { RichTextInline } from './RichTextView.tsx';

const SIZES = { standard: '3xl', large: '4xl', display: '5xl' } as const;

export interface BlockHeadingProps {
  readonly block: {
    readonly headingLevel: 1 | 2 | 3;
    readonly title?: string | undefined;
    readonly titleHtml?: RichText | undefined;
    readonly titleColor?: TextTone | undefined;
    readonly titleStyle?: keyof typeof SIZES | undefined;
    readonly hideTitle?: boolean | undefined;
  };
  readonly size?: HeadingProps['size'];
  readonly target?: BareTarget | undefined;
  /** The title's link covers the positioned box around it. */
  readonly stretched?: boolean | undefined;
  readonly id?: string | undefined;
}

/** The title of a block at its heading level; a hidden one is still read by screen readers. */
export function BlockHeading({ block, size = '2xl', target, stretched = false, id }: BlockHeadingProps) {
  const { title, titleHtml, titleColor, titleStyle, hideTitle, headingLevel } = block;
  if (title === undefined && titleHtml === undefined) return null;
  // A hidden link would take the focus out of sight; the picture has the link instead.
  const link = hideTitle ? undefined : target;
  const content = titleHtml ? <RichTextInline nodes={titleHtml} links={target === undefined} /> : title;
  return (
    <Heading
      id={id}
      level={headingLevel}
      size={titleStyle ? SIZES[titleStyle] : size}
      data-text-tone={titleColor}
      className={hideTitle ? 'visually-hidden' : styles['tone']}
    >
      {link ? (
        <ContentLink
          url={link.url}
          newTab={link.targetAttribute === '_blank'}
          className={stretched ? styles['stretched'] : styles['titleLink']}
        >
          {content}
        </ContentLink>
      ) : (
        content
      )}
    </Heading>
  );
}
