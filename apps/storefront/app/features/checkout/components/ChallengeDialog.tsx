import { Dialog, Notice } from '@haberdash/ui';
import { useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import styles from './checkout.module.css';
import type { PlaceAnswer } from '../server/summary-step.server.ts';
import { usePaymentFrame } from './use-frame.ts';

export interface ChallengeDialogProps {
  readonly challenge: NonNullable<PlaceAnswer['challenge']>;
}

/** The card issuer's question in a dialog; its answer is handed in, and closing it keeps the order waiting. */
export function ChallengeDialog({ challenge }: ChallengeDialogProps) {
  const t = useTranslator();
  const submit = useSubmit();
  // Another try brings another challenge, which opens again.
  const [closed, setClosed] = useState<object>();
  const isOpen = closed !== challenge;
  const close = () => setClosed(challenge);
  const [height, setHeight] = useState<number>();
  const { url, sessionID, orderNumber } = challenge;
  const ref = useRef<HTMLIFrameElement>(null);
  usePaymentFrame(ref, url, sessionID, (message) => {
    if ('height' in message) setHeight(message.height);
    if (message.event !== 'challenge-result') return;
    close();
    const { threeDS2Result } = message;
    void submit({ intent: 'challenge', orderNumber, sessionID, threeDS2Result }, { method: 'post' });
  });
  return (
    <>
      <noscript>
        <Notice tone="warning">{t('checkout.challengeNoScript')}</Notice>
      </noscript>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('checkout.challengeTitle')}
        closeLabel={t('checkout.challengeCancel')}
      >
        <p>{t('checkout.challengeIntro')}</p>
        {isOpen && (
          <iframe
            ref={ref}
            src={url}
            title={t('checkout.challengeFrame')}
            className={styles['challenge']}
            {...(height === undefined ? {} : { height })}
          />
        )}
      </Dialog>
    </>
  );
}
