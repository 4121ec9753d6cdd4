import { lazyWithRetry } from '@haberdash/page-engine';
import { Notice } from '@haberdash/ui';
import { Suspense, useState } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
// oxlint-disable-next-line @nx/enforce-module-boundaries -- a condition of the bundler chooses the file, a path cannot
import { GiftForm } from '#views/cart';
import type { LineView } from '../model/line-view.ts';
import type { PageError } from '../model/cart-result.ts';
import styles from './cart.module.css';

const GiftDialog = lazyWithRetry(async () => (await import('./GiftDialog.tsx')).GiftDialog);

export interface LineGiftProps {
  readonly line: LineView;
  readonly formError: PageError | undefined;
}

/** The gift options of a line; a dialog edits them, or a form without script. */
export function LineGift({ line, formError }: LineGiftProps) {
  const t = useTranslator();
  const [isOpen, setIsOpen] = useState(false);
  const product = line.name;
  const text = t(line.gift === undefined ? 'cart.giftAdd' : 'cart.deliveryChange');
  const error = formError?.intent === 'gift' && formError.itemId === line.id ? formError : undefined;
  return (
    <div className={styles['delivery']} data-icon="gift">
      {line.gift !== undefined && <GiftText gift={line.gift} />}
      <button
        type="button"
        data-needs-script
        className={styles['textButton']}
        aria-label={t(line.gift === undefined ? 'cart.giftAddTo' : 'cart.giftEditOf', { product })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {text}
      </button>
      <noscript>
        {error !== undefined && <Notice tone="error">{error.text}</Notice>}
        <details open={error !== undefined}>
          <summary>{text}</summary>
          <form method="post" action={`/${t.site.locale}/cart`}>
            <GiftForm line={line} formError={error} />
          </form>
        </details>
      </noscript>
      {isOpen && (
        <Suspense>
          <GiftDialog line={line} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function GiftText({ gift }: { readonly gift: NonNullable<LineView['gift']> }) {
  const t = useTranslator();
  const parts = [
    ...(gift.wrap ? [t('cart.giftWrap')] : []),
    ...(gift.receipt ? [t('cart.giftReceipt')] : []),
  ];
  return (
    <p>
      {parts.join(', ')}
      {gift.message !== undefined && <span className={styles['giftMessage']}>{gift.message}</span>}
    </p>
  );
}

export function GiftCardRecipient({ gift }: { readonly gift: NonNullable<LineView['gift']> }) {
  const t = useTranslator();
  const { to = '', email = '', sendOn, message } = gift;
  return (
    <div className={styles['delivery']} data-icon="gift">
      <p>
        {t('cart.giftCardTo', { to, email })}
        <span className={styles['detail']}>
          {sendOn === undefined
            ? t('cart.giftCardNow')
            : t('cart.giftCardOn', { date: t.formats.date(sendOn) })}
        </span>
        {message !== undefined && <span className={styles['giftMessage']}>{message}</span>}
      </p>
    </div>
  );
}
