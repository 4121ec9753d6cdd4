import { Skeleton } from '@haberdash/ui';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useEnhanced } from '../../../../shared/forms/use-enhanced.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import styles from './checkout.module.css';
import type { CardFacts } from '../model/frame-messages.ts';
import { usePaymentFrame } from './use-frame.ts';

const FRAME_ANSWER_MS = 20_000;

/** How the frame's answer to a submit ends. */
export type CardOutcome = 'incomplete' | 'failed' | 'unavailable' | CardFacts;

/** What the form can ask of the frame. */
export interface CardFrameHandle {
  readonly tokenise: (onOutcome: (outcome: CardOutcome) => void) => void;
}

export interface CardFrameProps {
  readonly frameUrl: string;
  readonly sessionID: string;
  readonly withoutScript?: string | undefined;
  readonly ref: Ref<CardFrameHandle>;
}

/** The payment provider's own page that takes the card: its number is typed there and never reaches this page. */
export function CardFrame({ frameUrl, sessionID, withoutScript, ref }: CardFrameProps) {
  const t = useTranslator();
  const isEnhanced = useEnhanced();
  const [height, setHeight] = useState<number>();
  const [isReady, setIsReady] = useState(false);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; done: (outcome: CardOutcome) => void }>(
    undefined,
  );
  const settle = (outcome: CardOutcome) => {
    if (waiting.current === undefined) return;
    clearTimeout(waiting.current.timer);
    const { done } = waiting.current;
    waiting.current = undefined;
    done(outcome);
  };
  const frame = useRef<HTMLIFrameElement>(null);
  const submit = usePaymentFrame(frame, frameUrl, sessionID, (message) => {
    if (message.event === 'ready') setIsReady(true);
    if ('height' in message) setHeight(message.height);
    if (message.event === 'tokenised') settle(message.card);
    if (message.event === 'incomplete') settle('incomplete');
    if (message.event === 'error') settle('failed');
  });
  useImperativeHandle(ref, () => ({
    tokenise: (done) => {
      if (waiting.current !== undefined) clearTimeout(waiting.current.timer);
      waiting.current = { done, timer: setTimeout(() => settle('unavailable'), FRAME_ANSWER_MS) };
      submit();
    },
  }));
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);
  return (
    <div className={styles['cardFrame']} aria-busy={!isReady || undefined}>
      {!isReady && (
        <div className={styles['cardLoading']} data-needs-script>
          <span className="visually-hidden">{t('checkout.cardLoading')}</span>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </div>
      )}
      {isEnhanced && (
        <iframe
          ref={frame}
          src={frameUrl}
          title={t('checkout.cardFrame')}
          className={styles['iframe']}
          {...(height === undefined ? {} : { height })}
        />
      )}
      <noscript>
        <p>{withoutScript ?? t('checkout.cardNoScript')}</p>
      </noscript>
    </div>
  );
}
