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
  /** The corner where the content names none. */
  readonly position?: 'left' | 'right' | undefined;
  readonly className?: string | undefined;
}

/** Characters that fit on two of its lines; a caption with more of them needs room of its own beside words. */
const LONG_CAPTION = 44;

/**
 * The line in the corner of a picture, at most 9.375rem wide (spec 3 §9); `off` hides it. It has a ground of its own,
 * light under ink and dark under everything else, so that it can be read on any picture.
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
