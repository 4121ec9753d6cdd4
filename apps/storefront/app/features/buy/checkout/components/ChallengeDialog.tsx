import { Button, Dialog, Notice } from '@haberdash/ui';
import { useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import styles from './checkout.module.css';
import type { PlaceResult } from '../server/summary-step.server.ts';
import { usePaymentFrame } from './use-frame.ts';

export interface ChallengeDialogProps {
  readonly challenge: NonNullable<PlaceResult['challenge']>;
}

/** The card issuer's challenge in a dialog. Closing it keeps the order pending, and the page shows so. */
export function ChallengeDialog({ challenge }: ChallengeDialogProps) {
  const t = useTranslator();
  const submit = useSubmit();
  // Another try brings another challenge, which opens again.
  const [closed, setClosed] = useState<object>();
  // It keeps its notice: the button that opens it again gets the focus back.
  const [reopened, setReopened] = useState<object>();
  const [completed, setCompleted] = useState<object>();
  const isOpen = (closed !== challenge || reopened === challenge) && completed !== challenge;
  const [height, setHeight] = useState<number>();
  const { url, sessionID, orderNumber } = challenge;
  const ref = useRef<HTMLIFrameElement>(null);
  usePaymentFrame(ref, url, sessionID, (message) => {
    if ('height' in message) setHeight(message.height);
    if (message.event !== 'challenge-result') return;
    setCompleted(challenge);
    const { threeDS2Result } = message;
    void submit({ intent: 'challenge', orderNumber, sessionID, threeDS2Result }, { method: 'post' });
  });
  return (
    <>
      <noscript>
        <Notice tone="warning">{t('checkout.challengeNoScript')}</Notice>
      </noscript>
      {closed === challenge && completed !== challenge && (
        <Notice tone="warning" announce="assertive">
          <p>{t('checkout.challengeClosed')}</p>
          <div className={styles['ways']}>
            <Button variant="secondary" size="sm" onClick={() => setReopened(challenge)}>
              {t('checkout.challengeAgain')}
            </Button>
            <a href={`/${t.site.locale}/checkout/billing?card=other`}>{t('checkout.cardOther')}</a>
          </div>
        </Notice>
      )}
      <Dialog
        open={isOpen}
        onClose={() => {
          setClosed(challenge);
          setReopened(undefined);
        }}
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
