import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { Heading } from '../text/Heading.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  /** With an id, a button with `opensDialog(id)` opens it before any script has arrived. */
  readonly id?: string | undefined;
  /** Leave it out when a button with `opensDialog` opens the dialog. */
  readonly open?: boolean | undefined;
  /** After it closed, whoever closed it: Escape, backdrop, button or `open={false}`. */
  readonly onClose?: (() => void) | undefined;
  readonly title: ReactNode;
  readonly titleHidden?: boolean | undefined;
  /** The id of a sentence in the dialog that is read with its title, such as what was just done. */
  readonly describedBy?: string | undefined;
  readonly closeLabel: string;
  /** In the middle, in the middle and wide, or a sheet at an edge. */
  readonly variant?: 'modal' | 'wide' | 'start' | 'end' | 'bottom' | undefined;
  /** Stays in view below what scrolls. */
  readonly footer?: ReactNode | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Browsers without `closedby` get the click on the backdrop from here. */
const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
  const dialog = event.currentTarget;
  if (event.target === dialog && !('closedBy' in HTMLDialogElement.prototype)) dialog.close();
};

/**
 * The browser's modal dialog: the page behind it is inert, Escape and the backdrop close it, focus goes in and
 * comes back. Do not put it inside a form, because its close button is a form of its own that needs no script.
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
  // Before effects run: whoever moves the focus when the dialog has closed finds it where the dialog has put it back.
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
