import { Dialog, Notice } from '@haberdash/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslator } from '../../shared/i18n/TranslatorContext.tsx';
import { useAnnounce } from '../../shared/state/announcements.ts';
import { loadPage, type Loaded, type LoadedPage } from './load-page.ts';
import styles from './page-dialog.module.css';
import { focusIn, listenIn, showIn } from './page-in-shadow.ts';
import { useBackCloses } from './use-back-closes.ts';

export interface PageDialogProps {
  readonly address: string;
  /** The link that opened the dialog gets the focus back. */
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

/** Returns the focus to a link, or to the button of its popover, which the dialog has closed. */
function giveFocusBack(opener: HTMLElement): void {
  const popover = opener.closest('[popover]:not(:popover-open)');
  const button = popover && document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`);
  (button?.checkVisibility() === true ? button : opener).focus();
}

const isShown = (loaded: Loaded): loaded is LoadedPage => 'content' in loaded;

/** The page of an address and its successors; a page that cannot be in a dialog is navigated to. */
function useDialogPage(address: string) {
  const host = useRef<HTMLDivElement>(null);
  const current = useRef<string>(undefined);
  const [page, setPage] = useState<LoadedPage>();
  const [isOpen, setIsOpen] = useState(false);
  const [isOutcomeUnknown, setIsOutcomeUnknown] = useState(false);
  const announce = useAnnounce();

  useEffect(() => {
    const take = (loaded: Loaded) => {
      if (!isShown(loaded)) {
        // Before anything was shown the page has to be opened itself; afterwards its task is done.
        if (current.current === undefined) window.location.assign(loaded.url);
        else window.location.replace(loaded.url);
      } else {
        current.current = loaded.url;
        setIsOutcomeUnknown(false);
        setPage(loaded);
      }
    };
    const element = host.current;
    if (element === null || element.shadowRoot !== null) return;
    listenIn(element.attachShadow({ mode: 'open' }), {
      base: () => current.current ?? window.location.href,
      onLoaded: take,
      onNoResponse: () => setIsOutcomeUnknown(true),
    });
    // The browser explains a page that fails to load.
    loadPage(address).then(take, () => window.location.assign(address));
  }, [address]);

  useEffect(() => {
    const root = host.current?.shadowRoot;
    if (page === undefined || !root) return;
    void showIn(root, page).then((isFirst) => {
      setIsOpen(true);
      if (isFirst) return;
      announce(page.title);
      focusIn(root);
    });
  }, [page, announce]);
  return { host, page, isOpen, isOutcomeUnknown, close: () => setIsOpen(false) };
}

/**
 * A page of the shop over the page that led to it, with its own markup and forms. It ends with the redirect of the
 * page itself (spec 1 §1).
 */
export function PageDialog({ address, opener, onClose }: PageDialogProps) {
  const t = useTranslator();
  const { host, page, isOpen, isOutcomeUnknown, close } = useDialogPage(address);
  useBackCloses(isOpen, close);
  const onClosed = () => {
    close();
    onClose();
    giveFocusBack(opener);
  };
  return (
    <Dialog
      open={isOpen}
      variant="wide"
      title={page?.title ?? ''}
      closeLabel={t('common.close')}
      onClose={onClosed}
    >
      {isOutcomeUnknown && (
        <Notice tone="error" announce="assertive">
          {t('blocks.failed')}
        </Notice>
      )}
      <div ref={host} />
      <p className={styles['page']}>
        <a href={page?.url ?? address} data-document>
          {t('blocks.openAsPage')}
        </a>
      </p>
    </Dialog>
  );
}
