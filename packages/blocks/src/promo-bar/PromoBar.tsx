import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, IconButton, PauseIcon, PlayIcon } from '@haberdash/ui';
import { useState, type FocusEvent } from 'react';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { PromoBarBlock, PromoMessage } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { ContentLink } from '../parts/ContentLink.tsx';
import { RichTextInline } from '../parts/RichTextView.tsx';
import styles from './promo-bar.module.css';
import { useReducedMotion, useRotation } from './use-rotation.ts';

/** Key of the flag that an application keeps for the browser session (spec 3 §4). */
export const PROMO_BAR_CLOSED_KEY = 'promoBarClosed';

const SECOND_MS = 1000;

function Message({ message }: { readonly message: PromoMessage }) {
  const { richText = [], targets, clickable } = message;
  const [first] = targets;
  if (clickable && first) {
    return (
      <ContentLink url={first.url} newTab={first.targetAttribute === '_blank'} className={styles['whole']}>
        <RichTextInline nodes={richText} links={false} />
      </ContentLink>
    );
  }
  return (
    <p>
      <RichTextInline nodes={richText} />
      {targets.map(({ text, url, targetAttribute }) => (
        <span key={url}>
          {' '}
          <ContentLink url={url} newTab={targetAttribute === '_blank'}>
            {text}
          </ContentLink>
        </span>
      ))}
    </p>
  );
}

/** Holds the rotation while a pointer or the focus is on the bar, or after the pause button (WCAG 2.2.2). */
function useHold() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [paused, setPaused] = useState(false);
  const reduced = useReducedMotion();
  const handlers = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
    },
  };
  return { held: pointed || focused || paused || reduced, paused, setPaused, reduced, handlers };
}

/** Rotating messages with arrows, a pause button and an optional close button; hidden once the shopper closes it. */
export function PromoBar({ block }: BlockProps<PromoBarBlock>) {
  const { texts, closedBlocks, onCloseBlock } = useBlocks();
  const [closed, setClosed] = useState(false);
  const { held, paused, setPaused, reduced, handlers } = useHold();
  const { messages, autorotateTime, closable } = block;
  const several = messages.length > 1;
  const { index, next, previous } = useRotation(messages.length, autorotateTime * SECOND_MS, held);
  if (closed || closedBlocks?.has(block.id)) return null;
  const rotates = several && autorotateTime > 0 && !reduced;
  const close = () => {
    setClosed(true);
    onCloseBlock?.(block.id);
  };
  const active = messages[index];
  return (
    <section
      aria-label={texts.promotions}
      aria-roledescription={several ? texts.carousel : undefined}
      className={styles['bar']}
      data-surface={active?.background ?? 'inverse'}
      {...handlers}
    >
      {several && (
        <div className={styles['controls']} data-needs-script>
          {rotates && (
            <IconButton
              size="sm"
              label={paused ? texts.play : texts.pause}
              icon={paused ? <PlayIcon size="sm" /> : <PauseIcon size="sm" />}
              onClick={() => setPaused(!paused)}
            />
          )}
          <IconButton
            size="sm"
            label={texts.previousMessage}
            icon={<ChevronLeftIcon size="sm" />}
            onClick={previous}
          />
        </div>
      )}
      <div className={styles['messages']} aria-live={held || !rotates ? 'polite' : 'off'}>
        {messages.map((message, position) => (
          <div
            key={message.id}
            role={several ? 'group' : undefined}
            aria-roledescription={several ? texts.slide : undefined}
            aria-label={several ? texts.position(position + 1, messages.length) : undefined}
            className={styles['message']}
            data-active={position === index || undefined}
            data-text-tone={message.textColor}
            data-hover-tone={message.hoverLinkColor}
          >
            <Message message={message} />
          </div>
        ))}
      </div>
      {(several || closable) && (
        <div className={styles['controls']} data-needs-script>
          {several && (
            <>
              <IconButton
                size="sm"
                label={texts.nextMessage}
                icon={<ChevronRightIcon size="sm" />}
                onClick={next}
              />
              <span className={styles['dots']} aria-hidden="true">
                {messages.map(({ id }, position) => (
                  <span key={id} data-active={position === index || undefined} />
                ))}
              </span>
            </>
          )}
          {closable && (
            <IconButton
              size="sm"
              label={texts.closePromotions}
              icon={<CloseIcon size="sm" />}
              onClick={close}
            />
          )}
        </div>
      )}
    </section>
  );
}
