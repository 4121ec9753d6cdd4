import { ChevronUpIcon, CloseIcon, IconButton, Picture } from '@haberdash/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useBlocks } from '../context/BlockProvider.tsx';
import { isNewsletterPopUp, type PopUpBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { RichTextView } from '../parts/RichTextView.tsx';
import { Targets } from '../parts/Targets.tsx';
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx';
import styles from './pop-up.module.css';

/** The open pop-up: text and buttons, or the newsletter form (spec 3 §5). */
function Content({ block, onFollow }: { readonly block: PopUpBlock; readonly onFollow: () => void }) {
  const { newsletter } = useBlocks();
  const isNewsletter = isNewsletterPopUp(block) && newsletter !== undefined;
  return (
    <div className={styles['content']}>
      {block.richText && <RichTextView nodes={block.richText} />}
      {isNewsletter ? (
        newsletter.isSubscribed !== true && (
          <NewsletterForm port={newsletter} campaignName={block.name ?? block.id} showHint />
        )
      ) : (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only watches its links, which keys follow as well
        <div onClick={onFollow}>
          <Targets targets={block.targets} />
        </div>
      )}
      {block.disclaimer && (
        <p className={styles['disclaimer']} data-text-tone={block.disclaimerColor}>
          {block.disclaimer}
        </p>
      )}
    </div>
  );
}

/**
 * A bar at the bottom that opens after its delay (2 s by default) or on press, until the shopper closes it
 * (spec 3 §4). It takes no focus, closes on Escape inside it and moves nothing of the page.
 */
export function PopUp({ block }: BlockProps<PopUpBlock>) {
  const { texts, closedBlocks, onCloseBlock, onEvent, imageUrl } = useBlocks();
  const [state, setState] = useState<'minimized' | 'expanded' | 'closed'>('minimized');
  const hasReported = useRef(false);
  const id = useId();
  const name = block.name ?? block.id;
  const isClosed = state === 'closed' || closedBlocks?.has(block.id) === true;
  useEffect(() => {
    if (isClosed) return undefined;
    const timer = setTimeout(
      () => setState((current) => (current === 'minimized' ? 'expanded' : current)),
      block.delay,
    );
    return () => clearTimeout(timer);
  }, [block.delay, isClosed]);
  useEffect(() => {
    if (!isClosed) onEvent?.({ type: 'pop-up', action: 'shown', name });
    // Its bar shows once; what happens to it is reported as such.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name]);
  useEffect(() => {
    if (state !== 'expanded' || isClosed || hasReported.current) return;
    hasReported.current = true;
    onEvent?.({ type: 'pop-up', action: 'expanded', name });
  }, [state, isClosed, name, onEvent]);
  if (isClosed) return null;
  const close = () => {
    setState('closed');
    onCloseBlock?.(block.id);
    onEvent?.({ type: 'pop-up', action: 'closed', name });
  };
  const isExpanded = state === 'expanded';
  const own = texts.popUp();
  const { logo } = block;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key closes what has the focus in it; the button does the same
    <aside
      aria-label={own.region}
      className={styles['popUp']}
      data-surface={block.backgroundColor ?? 'plain'}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && close()}
    >
      <div className={styles['bar']}>
        <button
          type="button"
          className={styles['title']}
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setState(isExpanded ? 'minimized' : 'expanded')}
        >
          {logo && (
            <Picture
              className={styles[`logo-${block.logoSize ?? 'sm'}`]}
              src={logo.url}
              alt={logo.alt}
              width={logo.width ?? 160}
              height={logo.height ?? 80}
              url={imageUrl}
              widths={[80, 160]}
              sizes="4rem"
              formats={['webp']}
              fit="contain"
            />
          )}
          <span>
            {isExpanded
              ? (block.maximizedTitle ?? block.title ?? block.minimizedTitle)
              : block.minimizedTitle}
          </span>
          <ChevronUpIcon className={styles['sign']} />
        </button>
        <IconButton label={own.close} icon={<CloseIcon />} onClick={close} />
      </div>
      <div id={id} hidden={!isExpanded}>
        {isExpanded && (
          <Content block={block} onFollow={() => onEvent?.({ type: 'pop-up', action: 'clicked', name })} />
        )}
      </div>
    </aside>
  );
}
