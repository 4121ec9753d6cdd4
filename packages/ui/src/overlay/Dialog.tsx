import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { Heading } from '../text/Heading.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  /** Lets a button with `opensDialog(id)` open it before any script has loaded. */
  readonly id?: string | undefined;
  /** Omit it if a button with `opensDialog` opens the dialog. */
  readonly open?: boolean | undefined;
  /** Called after it closed by Escape, backdrop, button or `open={false}`. */
  readonly onClose?: (() => void) | undefined;
  readonly title: ReactNode;
  readonly titleHidden?: boolean | undefined;
  /** The id of a text in the dialog that is read with its title. */
  readonly describedBy?: string | undefined;
  readonly closeLabel: string;
  /** Centred, centred and wide, or a sheet at an edge. */
  readonly variant?: 'modal' | 'wide' | 'start' | 'end' | 'bottom' | undefined;
  /** Stays in view below the scrolling content. */
  readonly footer?: ReactNode | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** For browsers without `closedby`. */
const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
  const dialog = event.currentTarget;
  if (event.target === dialog && !('closedBy' in HTMLDialogElement.prototype)) dialog.close();
};

/**
 * The browser's modal dialog: the page behind is inert, Escape and the backdrop close it, focus is restored.
 * Not inside a form, because its close button is a form that works without a script.
 */
export function Dialog(props: DialogProps) {
  const {
    id,
    open,
    onClose,
    title,
    titleHidden,
    describedBy,
    closeLabel,
    variant = 'modal',
    footer,
    children,
    className,
  } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before effects run, so that code that moves the focus after closing runs after its restoration.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || open === undefined || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the key for it is Escape, which is native
    <dialog
      ref={ref}
      id={id}
      closedby="any"
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      data-variant={variant}
      className={classNames(styles['dialog'], className)}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className={styles['header']}>
        <Heading
          level={2}
          size="lg"
          id={titleId}
          className={titleHidden ? 'visually-hidden' : styles['title']}
        >
          {title}
        </Heading>
        <form method="dialog" className={styles['close']}>
          <IconButton type="submit" label={closeLabel} icon={<CloseIcon />} />
        </form>
      </div>
      <div className={styles['body']}>{children}</div>
      {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
    </dialog>
  );
}
