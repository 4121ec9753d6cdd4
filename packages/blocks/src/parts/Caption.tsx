import { classNames } from '@haberdash/ui';
import type { TextTone } from '../model/index.ts';
import styles from './parts.module.css';

export interface CaptionProps {
  readonly block: {
    readonly captionText?: string | undefined;
    readonly captionPosition?: 'left' | 'right' | 'off' | undefined;
    readonly captionStyle?: 'standard' | 'large' | undefined;
    readonly captionColor?: TextTone | undefined;
  };
  /** Default corner. */
  readonly position?: 'left' | 'right' | undefined;
  readonly className?: string | undefined;
}

/** Characters that fit on two lines; a longer caption needs its own row beside text. */
const LONG_CAPTION = 44;

/**
 * The caption in the corner of a picture, at most 9.375rem wide (spec 3 §9); `off` hides it. Its own
 * background keeps it readable on any picture.
 */
export function Caption({ block, position = 'left', className }: CaptionProps) {
  const { captionText, captionPosition = position, captionStyle, captionColor } = block;
  if (captionText === undefined || captionPosition === 'off') return null;
  return (
    <p
      className={classNames(styles['caption'], className)}
      data-position={captionPosition}
      data-style={captionStyle}
      data-long={captionText.length > LONG_CAPTION || undefined}
      data-ground={captionColor === 'ink' ? 'light' : undefined}
    >
      {captionText}
    </p>
  );
}
