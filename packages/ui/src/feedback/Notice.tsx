import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../class-names.ts';
import { AlertIcon } from '../icons/AlertIcon.tsx';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { InfoIcon } from '../icons/InfoIcon.tsx';
import styles from './feedback.module.css';

export type Tone = 'info' | 'success' | 'warning' | 'error';

/** The icon of a tone, because colour must not be the only sign. */
export function ToneIcon({ tone }: { readonly tone: Tone }) {
  if (tone === 'success') return <CheckIcon />;
  return tone === 'info' ? <InfoIcon /> : <AlertIcon />;
}

interface NoticeBase {
  readonly tone?: Tone | undefined;
  readonly title?: ReactNode | undefined;
  /** For a notice that appears after page load: `polite` or `assertive`. */
  readonly announce?: 'polite' | 'assertive' | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A dismissible notice needs a label for its button. */
export type NoticeProps = NoticeBase &
  (
    | { readonly onDismiss?: undefined; readonly dismissLabel?: undefined }
    | { readonly onDismiss: () => void; readonly dismissLabel: string }
  );

const ROLE = { polite: 'status', assertive: 'alert' } as const;

/** A message in the flow of the page. */
export function Notice({
  tone = 'info',
  title,
  announce,
  children,
  className,
  onDismiss,
  dismissLabel,
}: NoticeProps) {
  return (
    <div
      role={announce && ROLE[announce]}
      data-tone={tone}
      className={classNames(styles['notice'], className)}
    >
      <ToneIcon tone={tone} />
      <div>
        {title && <p className={styles['noticeTitle']}>{title}</p>}
        {children}
      </div>
      {onDismiss && (
        <IconButton
          size="sm"
          label={dismissLabel}
          icon={<CloseIcon size="sm" />}
          onClick={onDismiss}
          className={styles['dismiss']}
          data-needs-script
        />
      )}
    </div>
  );
}
