import { Button, CardIcon, FieldError, LockIcon, Notice } from '@haberdash/ui';
import type { RefObject } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { CardSession } from '../server/card-session.server.ts';
import { CardFrame, type CardFrameHandle } from './CardFrame.tsx';
import styles from './checkout.module.css';

export interface CardSectionProps {
  readonly card: { readonly brand: string; readonly lastFour: string } | undefined;
  readonly session: CardSession | undefined;
  readonly error: string | undefined;
  readonly frame: RefObject<CardFrameHandle | null>;
  readonly rest?: string | undefined;
}

/** The card: what was typed before, or the payment provider's form for another one. */
export function CardSection({ card, session, error, frame, rest }: CardSectionProps) {
  const t = useTranslator();
  return (
    <div className={styles['cardBox']} id="card" tabIndex={-1}>
      <p className={styles['cardTitle']}>
        <CardIcon />
        {t('checkout.card')}
      </p>
      {rest !== undefined && <p>{t('checkout.cardPays', { amount: rest })}</p>}
      {card !== undefined && (
        <div className={styles['cardChosen']}>
          <div>
            <p>{t('checkout.cardChosen', { brand: card.brand, lastFour: card.lastFour })}</p>
            <p className={styles['detail']}>{t('checkout.cardChosenHint')}</p>
          </div>
          <a href="?card=other">{t('checkout.cardOther')}</a>
        </div>
      )}
      {card === undefined && session === undefined && (
        <Notice tone="error" announce="polite">
          <p>{t('checkout.cardUnavailable')}</p>
          {/* A button of the form, so that a typed address comes back with the other try. */}
          <Button type="submit" name="intent" value="card" variant="secondary" size="sm">
            {t('checkout.cardRetry')}
          </Button>
          <p>
            <a href={`/${t.site.locale}/checkout/shipping`}>{t('checkout.backToDelivery')}</a>
          </p>
        </Notice>
      )}
      {session !== undefined && (
        <>
          <p className={styles['cardIntro']}>
            <LockIcon size="sm" />
            {t('checkout.cardIntro')}
          </p>
          <CardFrame
            key={session.sessionID}
            ref={frame}
            frameUrl={session.frameUrl}
            sessionID={session.sessionID}
          />
        </>
      )}
      <FieldError controlId="card">{error}</FieldError>
    </div>
  );
}
