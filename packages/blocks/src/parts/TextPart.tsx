import { classNames, Eyebrow, Picture } from '@haberdash/ui';
import type { ReactNode } from 'react';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { Image, RichText, Target, TextTone } from '../model/index.ts';
import { BlockHeading, type BlockHeadingProps } from './BlockHeading.tsx';
import { ContentLink } from './ContentLink.tsx';
import styles from './parts.module.css';
import { RichTextInline, RichTextView } from './RichTextView.tsx';
import { Targets, type TargetsProps } from './Targets.tsx';

export interface TextPartProps {
  readonly block: BlockHeadingProps['block'] & {
    readonly eyebrowText?: string | undefined;
    readonly eyebrowLogoResponsive?: Image | undefined;
    readonly overline?: string | undefined;
    readonly subtitle?: string | undefined;
    readonly subtitleHtml?: RichText | undefined;
    readonly subtitleColor?: TextTone | undefined;
    readonly subtitleStyle?: 'standard' | 'large' | 'display' | undefined;
    readonly richText?: RichText | undefined;
    readonly richTextColor?: TextTone | undefined;
    readonly richTextBelowTargets?: boolean | undefined;
    readonly linkType?: 'CTA' | 'No-CTA' | undefined;
    readonly targets?: readonly Target[] | undefined;
    readonly equalTargetSize?: boolean | undefined;
  };
  readonly heading?: Omit<BlockHeadingProps, 'block'> | undefined;
  readonly targetStyle?: TargetsProps['fallbackStyle'];
  readonly subtitleUrl?: string | undefined;
  readonly className?: string | undefined;
  /** Replaces the buttons. */
  readonly children?: ReactNode;
}

const LOGO_WIDTHS = [160, 320] as const;

function EyebrowLogo({ image }: { readonly image: Image }) {
  const { imageUrl } = useBlocks();
  return (
    <Picture
      className={styles['eyebrowLogo']}
      src={image.src}
      alt={image.alt}
      width={320}
      height={80}
      url={imageUrl}
      widths={LOGO_WIDTHS}
      sizes="10rem"
      formats={['webp']}
      fit="contain"
    />
  );
}

function Subtitle({ block, subtitleUrl }: Pick<TextPartProps, 'block' | 'subtitleUrl'>) {
  const { subtitle, subtitleHtml, subtitleColor, subtitleStyle } = block;
  if (subtitleHtml === undefined && subtitle === undefined) return null;
  const isLink = subtitleUrl !== undefined;
  const words = subtitleHtml ? <RichTextInline nodes={subtitleHtml} links={!isLink} /> : subtitle;
  return (
    <p
      className={classNames(styles['subtitle'], styles['tone'])}
      data-text-tone={subtitleColor}
      data-style={subtitleStyle}
    >
      {isLink ? <ContentLink url={subtitleUrl}>{words}</ContentLink> : words}
    </p>
  );
}

const WORDS = [
  'eyebrowLogoResponsive',
  'eyebrowText',
  'overline',
  'title',
  'titleHtml',
  'subtitle',
  'subtitleHtml',
  'richText',
] as const;

/** Eyebrow, title, subtitle, text and buttons in the common order; nothing if all are missing. */
export function TextPart(props: TextPartProps) {
  const { block, heading, targetStyle, className, subtitleUrl, children } = props;
  const { targets = [] } = block;
  const links =
    block.linkType === 'No-CTA'
      ? null
      : (children ?? (
          <Targets targets={targets} equalSize={block.equalTargetSize} fallbackStyle={targetStyle} />
        ));
  const hasLinks = links !== null && (children !== undefined || targets.length > 0);
  if (!hasLinks && WORDS.every((name) => block[name] === undefined)) return null;
  const text: ReactNode = block.richText && (
    <div className={classNames(styles['richText'], styles['tone'])} data-text-tone={block.richTextColor}>
      <RichTextView nodes={block.richText} />
    </div>
  );
  return (
    <div className={classNames(styles['textPart'], className)}>
      {block.eyebrowLogoResponsive && <EyebrowLogo image={block.eyebrowLogoResponsive} />}
      {block.eyebrowText && <Eyebrow>{block.eyebrowText}</Eyebrow>}
      {block.overline && <Eyebrow>{block.overline}</Eyebrow>}
      <BlockHeading block={block} {...heading} />
      <Subtitle block={block} subtitleUrl={subtitleUrl} />
      {!block.richTextBelowTargets && text}
      {links}
      {block.richTextBelowTargets && text}
    </div>
  );
}
