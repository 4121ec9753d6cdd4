import { IconButton, useRotationPause, type PaintedIcon } from '@haberdash/ui';
import { Fragment, useState } from 'react';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { PromoBarBlock, PromoMessage } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { ContentLink } from '../parts/ContentLink.tsx';
import { RichTextInline } from '../parts/RichTextView.tsx';
import styles from './promo-bar.module.css';
import { useRotation } from './use-rotation.ts';

/** Key of the flag that an application stores for the browser session (spec 3 §4). */
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
    <>
      <RichTextInline nodes={richText} />
      {targets.map(({ text, url, targetAttribute }) => (
        <Fragment key={url}>
          {' '}
          <ContentLink url={url} newTab={targetAttribute === '_blank'}>
            {text}
          </ContentLink>
        </Fragment>
      ))}
    </>
  );
}

interface MessageListProps {
  readonly messages: readonly PromoMessage[];
  readonly index: number;
  /** Announces a new message to screen readers; off during automatic rotation. */
  readonly announce: boolean;
}

/** All messages are in the document; only the active one is visible. */
function MessageList({ messages, index, announce }: MessageListProps) {
  const { texts } = useBlocks();
  const several = messages.length > 1;
  return (
    <div className={styles['messages']} aria-live={announce ? 'polite' : 'off'}>
      {messages.map((message, position) => (
        <p
          key={message.id}
          role={several ? 'group' : undefined}
          aria-roledescription={several ? texts.slide : undefined}
          aria-label={several ? texts.position(position + 1, messages.length) : undefined}
          className={styles['message']}
          data-active={position === index || undefined}
          data-surface={message.background ?? 'inverse'}
          data-text-tone={message.textColor}
          data-hover-tone={message.hoverLinkColor}
        >
          <Message message={message} />
        </p>
      ))}
    </div>
  );
}

const DOT = '\u2022';
const Dots = ({ count, index }: { readonly count: number; readonly index: number }) => (
  <span className={styles['dots']} aria-hidden="true">
    {DOT.repeat(index)}
    <b>{DOT}</b>
    {DOT.repeat(count - index - 1)}
  </span>
);

/** Rotating messages with arrows, a pause button and an optional close button. */
export function PromoBar({ block }: BlockProps<PromoBarBlock>) {
  const { texts, closedBlocks, onCloseBlock } = useBlocks();
  const [closed, setClosed] = useState(false);
  const { isStopped, paused, setPaused, reduced, handlers } = useRotationPause();
  const { messages, autorotateTime, closable } = block;
  const several = messages.length > 1;
  const { index, next, previous } = useRotation(messages.length, autorotateTime * SECOND_MS, isStopped);
  if (closed || closedBlocks?.has(block.id)) return null;
  const rotates = several && autorotateTime > 0 && !reduced;
  const close = () => {
    setClosed(true);
    onCloseBlock?.(block.id);
  };
  const button = (label: string, icon: PaintedIcon, onClick: () => void) => (
    <IconButton size="sm" label={label} icon={icon} onClick={onClick} />
  );
  return (
    <section
      aria-label={texts.promotions}
      aria-roledescription={several ? texts.carousel : undefined}
      className={styles['bar']}
      data-surface={messages[index]?.background ?? 'inverse'}
      {...handlers}
    >
      <div className={styles['controls']} data-needs-script>
        {rotates &&
          (paused
            ? button(texts.play, 'play', () => setPaused(false))
            : button(texts.pause, 'pause', () => setPaused(true)))}
        {several && button(texts.previousMessage, 'chevron-left', previous)}
      </div>
      <MessageList messages={messages} index={index} announce={isStopped || !rotates} />
      <div className={styles['controls']} data-needs-script>
        {several && button(texts.nextMessage, 'chevron-right', next)}
        {several && <Dots count={messages.length} index={index} />}
        {closable && button(texts.closePromotions, 'close', close)}
      </div>
    </section>
  );
}
