import { classNames, Eyebrow, Picture } from '@haberdash/ui';
import type { ReactNode } from 'react';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { Image, RichText, Target, TextTone } from '../model/index.ts';
import { BlockHeading, type BlockHeadingProps } from './BlockHeading.tsx';
import styles from './parts.module.css';
import { RichTextInline, RichTextView } from './RichTextView.tsx';
import { Targets, type TargetsProps } from './Targets.tsx';

export interface TextPartProps {
  readonly block: BlockHeadingProps['block'] & {
    readonly eyebrowText?: string | undefined;
    readonly eyebrowLogoResponsive?: Image | undefined;
    readonly subtitle?: string | undefined;
    readonly subtitleHtml?: RichText | undefined;
    readonly subtitleColor?: TextTone | undefined;
    readonly subtitleStyle?: 'standard' | 'large' | 'display' | undefined;
    readonly richText?: RichText | undefined;
    readonly richTextColor?: TextTone | undefined;
    readonly richTextBelowTargets?: boolean | undefined;
    readonly linkType?: 'CTA' | 'No-CTA' | undefined;
    readonly targets: readonly Target[];
    readonly equalTargetSize?: boolean | undefined;
  };
  readonly heading?: Omit<BlockHeadingProps, 'block'> | undefined;
  readonly targetStyle?: TargetsProps['fallbackStyle'];
  readonly className?: string | undefined;
}

const LOGO_WIDTHS = [160, 320] as const;

/** A small logo in place of the eyebrow. */
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

/** Eyebrow, title, subtitle, text and buttons in the order that all blocks share. */
export function TextPart({ block, heading, targetStyle, className }: TextPartProps) {
  const text: ReactNode = block.richText && (
    <div className={classNames(styles['richText'], styles['tone'])} data-text-tone={block.richTextColor}>
      <RichTextView nodes={block.richText} />
    </div>
  );
  return (
    <div className={classNames(styles['textPart'], className)}>
      {block.eyebrowLogoResponsive && <EyebrowLogo image={block.eyebrowLogoResponsive} />}
      {block.eyebrowText && <Eyebrow>{block.eyebrowText}</Eyebrow>}
      <BlockHeading block={block} {...heading} />
      {(block.subtitleHtml ?? block.subtitle) && (
        <p
          className={classNames(styles['subtitle'], styles['tone'])}
          data-text-tone={block.subtitleColor}
          data-style={block.subtitleStyle}
        >
          {block.subtitleHtml ? <RichTextInline nodes={block.subtitleHtml} /> : block.subtitle}
        </p>
      )}
      {!block.richTextBelowTargets && text}
      {block.linkType !== 'No-CTA' && (
        <Targets targets={block.targets} equalSize={block.equalTargetSize} fallbackStyle={targetStyle} />
      )}
      {block.richTextBelowTargets && text}
    </div>
  );
}
