import styles from './parts.module.css';

export interface CaptionProps {
  readonly block: {
    readonly captionText?: string | undefined;
    readonly captionPosition?: 'left' | 'right' | 'off' | undefined;
  };
}

/** The line in the corner of a picture, at most 9.375rem wide (spec 3 §9); `off` hides it. */
export function Caption({ block: { captionText, captionPosition = 'left' } }: CaptionProps) {
  if (captionText === undefined || captionPosition === 'off') return null;
  return (
    <p className={styles['caption']} data-position={captionPosition}>
      {captionText}
    </p>
  );
}
