import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import styles from './feedback.module.css';
import { ToneIcon, type Tone } from './Notice.tsx';

export interface Toast {
  readonly id: string;
  readonly tone?: Tone | undefined;
  readonly message: ReactNode;
  readonly action?: ReactNode | undefined;
}

export interface ToastRegionProps {
  readonly label: string;
  readonly toasts: readonly Toast[];
  readonly dismissLabel: string;
  readonly onDismiss: (id: string) => void;
}

/** Toasts, announced politely. Keep it in the page when empty: new live regions are not announced. */
export function ToastRegion({ label, toasts, dismissLabel, onDismiss }: ToastRegionProps) {
  return (
    <section aria-label={label} className={styles['toasts']} data-print="hide">
      <div role="log" aria-label={label} aria-live="polite" aria-relevant="additions">
        {toasts.map(({ id, tone = 'info', message, action }) => (
          <div key={id} className={styles['toast']} data-surface="inverse" data-tone={tone}>
            <ToneIcon tone={tone} />
            <div className={styles['toastBody']}>
              <div className={styles['toastText']}>{message}</div>
              {action}
            </div>
            <IconButton label={dismissLabel} icon={<CloseIcon size="sm" />} onClick={() => onDismiss(id)} />
          </div>
        ))}
      </div>
    </section>
  );
}
