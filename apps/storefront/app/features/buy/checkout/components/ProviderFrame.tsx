import { Skeleton } from '@haberdash/ui';
import { useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { useEnhanced } from '../../../../shared/forms/use-enhanced.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { ProviderMethod } from '../server/provider-payment.server.ts';
import type { CardSession } from '../server/card-session.server.ts';
import styles from './checkout.module.css';
import { usePaymentFrame } from './use-frame.ts';

function withMethod(frameUrl: string, way: ProviderMethod): string {
  const url = new URL(frameUrl);
  url.searchParams.set('way', way);
  return url.href;
}

/** The provider's page, on which the shopper confirms; the shop learns only that it was done. */
export function ProviderFrame({
  session,
  way,
}: {
  readonly session: CardSession;
  readonly way: ProviderMethod;
}) {
  const t = useTranslator();
  const submit = useSubmit();
  const isEnhanced = useEnhanced();
  const [height, setHeight] = useState<number>();
  const [isReady, setIsReady] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const { sessionID } = session;
  const frameUrl = withMethod(session.frameUrl, way);
  usePaymentFrame(frame, frameUrl, sessionID, (message) => {
    if (message.event === 'ready') setIsReady(true);
    if ('height' in message) setHeight(message.height);
    if (message.event === 'tokenised') void submit({ ...message.contact, sessionID }, { method: 'post' });
  });
  return (
    <div className={styles['cardFrame']} aria-busy={!isReady || undefined}>
      {!isReady && (
        <div className={styles['cardLoading']} data-needs-script>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </div>
      )}
      {isEnhanced && (
        <iframe
          ref={frame}
          src={frameUrl}
          title={t('payment.providerFrame')}
          className={styles['iframe']}
          {...(height === undefined ? {} : { height })}
        />
      )}
      <noscript>
        <p>{t('payment.providerNoScript')}</p>
      </noscript>
    </div>
  );
}
