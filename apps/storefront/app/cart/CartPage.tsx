import { applyPending } from '@haberdash/checkout';
import { Button, Heading, Notice, Stack, Text } from '@haberdash/ui';
import { useEffect, useRef } from 'react';
import { useFetcher, useFetchers } from 'react-router';
import { useTranslator } from '../i18n/TranslatorContext.tsx';
import type { CartAnswer, CartRefusal } from './cart-answer.ts';
import styles from './cart.module.css';
import type { CartView } from './cart-view.ts';
import { CartLine } from './CartLine.tsx';
import { CartSummary } from './CartSummary.tsx';
import { pendingChangesOf } from './pending-changes.ts';
import { ThenField } from './ThenField.tsx';

/** What a form that was answered with this page has done, for shoppers without script. */
export interface DoneNotice {
  readonly text: string;
  readonly undo?: { readonly productId: string; readonly qty: number } | undefined;
}

export interface FilledCartProps {
  readonly cart: CartView;
  readonly done: DoneNotice | undefined;
  readonly refusal: CartRefusal | undefined;
}

/** The refusals that concern the whole cart, of this document's form or of any form under way. */
function useTopRefusals(own: CartRefusal | undefined): readonly string[] {
  const removal = useFetcher<CartAnswer>({ key: 'cart-removal' }).data;
  const codes = useFetcher<CartAnswer>({ key: 'promo-code-removal' }).data;
  const all = [own, ...[removal, codes].map((answer) => (answer?.ok === false ? answer.refusal : undefined))];
  return all.flatMap((refusal) =>
    refusal === undefined || ['line', 'promo-code'].includes(refusal.at) ? [] : [refusal.text],
  );
}

/** The cart with something in it: lines move at once, money when the service has counted. */
export function FilledCart({ cart, done, refusal }: FilledCartProps) {
  const t = useTranslator();
  const removal = useFetcher<CartAnswer>({ key: 'cart-removal' });
  const shown = applyPending(cart, pendingChangesOf(useFetchers()));
  const topRefusals = useTopRefusals(refusal);
  const isShort = cart.items.some(({ stock }) => stock !== 'fine');
  const removed = removal.state === 'idle' && removal.data?.ok === true ? removal.data : undefined;
  return (
    <div className={styles['page']}>
      <Stack gap={4}>
        <div className={styles['head']}>
          <Heading level={1} size="2xl">
            {t('cart.title')}
          </Heading>
          <Text tone="muted" aria-live="polite">
            {t('cart.count', { count: shown.totalItems })}
          </Text>
        </div>
        {topRefusals.map((text) => (
          <Notice key={text} tone="error" announce="assertive">
            {text}
          </Notice>
        ))}
        {isShort && <Notice tone="warning">{t('cart.stockNotice')}</Notice>}
        {cart.notices.map((text) => (
          <Notice key={text}>{text}</Notice>
        ))}
        {removed !== undefined ? (
          <UndoNotice text={removed.text ?? ''} undo={removed.removed} />
        ) : (
          done !== undefined && <UndoNotice text={done.text} undo={done.undo} />
        )}
        <ul aria-label={t('cart.items')} className={styles['lines']}>
          {shown.lines.map((line) => (
            <CartLine
              key={line.id}
              line={line}
              currency={cart.currency}
              removal={removal}
              refusal={refusal?.at === 'line' ? refusal : undefined}
            />
          ))}
        </ul>
      </Stack>
      <CartSummary
        cart={cart}
        coupons={shown.couponItems}
        pending={shown.pending}
        promoRefusal={refusal?.at === 'promo-code' ? refusal : undefined}
      />
    </div>
  );
}

/** Says what was done and offers to put a removed line back; takes the focus that the removed button lost. */
export function UndoNotice({ text, undo }: DoneNotice) {
  const t = useTranslator();
  const ref = useRef<HTMLDivElement>(null);
  const fetcher = useFetcher<CartAnswer>({ key: 'cart-undo' });
  useEffect(() => {
    if (undo !== undefined && document.activeElement === document.body) ref.current?.focus();
  }, [undo]);
  if (fetcher.state === 'idle' && fetcher.data?.ok === true) return null;
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone="success" announce="polite">
        <div className={styles['done']}>
          <p>{text}</p>
          {undo !== undefined && (
            <fetcher.Form method="post" action={`/${t.site.locale}/cart`}>
              <input type="hidden" name="intent" value="add" />
              <input type="hidden" name="productId" value={undo.productId} />
              <input type="hidden" name="qty" value={undo.qty} />
              <ThenField />
              <Button type="submit" variant="secondary" size="sm" pending={fetcher.state !== 'idle'}>
                {t('cart.undo')}
              </Button>
            </fetcher.Form>
          )}
        </div>
      </Notice>
    </div>
  );
}
