import { Button, CloseIcon, TextField } from '@haberdash/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useAnnounce } from '../../../../shared/state/announcements.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { useCartFetcher } from './use-cart-fetcher.ts';
import styles from './cart.module.css';
import type { CartView } from '../model/cart-view.ts';
import { ResponseModeField } from '../../../../shared/forms/ResponseModeField.tsx';

export interface PromoCodeProps {
  /** Id of the field, unique where a page shows it twice. */
  readonly id?: string | undefined;
  readonly coupons: ReadonlyArray<CartView['couponItems'][number]>;
  /** What is in the cart: a change clears the last error. */
  readonly items?: CartView['items'];
  /** The checkout may order another cart than the bag. */
  readonly isCheckout?: boolean;
  readonly formError?: FormError | undefined;
}

const REMOVAL = 'promo-code-removal';

/** Announces the result, because the focus may stay in the field. */
function useAnnounceResult({ data, state }: Pick<ReturnType<typeof useCartFetcher>, 'data' | 'state'>): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (state !== 'idle' || data === undefined) return;
    announce((data.ok ? data.text : data.formError.text) ?? '');
  }, [announce, data, state]);
}

export function PromoCode({
  id = 'promo-code',
  coupons,
  items = [],
  isCheckout = false,
  formError,
}: PromoCodeProps) {
  const t = useTranslator();
  const fetcher = useCartFetcher('promo-code');
  const form = useRef<HTMLFormElement>(null);
  const result = fetcher.data;
  const latestError = result === undefined ? formError : result.ok ? undefined : result.formError;
  const [settled, setSettled] = useState<FormError>();
  const contents = items.map(({ id: line, qty }) => `${line} ${qty}`).join();
  const [judged, setJudged] = useState(contents);
  if (judged !== contents) {
    setJudged(contents);
    setSettled(latestError);
  }
  const shown = latestError === settled ? undefined : latestError;
  useAnnounceResult(fetcher);
  useAnnounceResult(useCartFetcher(REMOVAL));
  useEffect(() => {
    if (fetcher.state !== 'idle' || result === undefined) return;
    if (result.ok) form.current?.reset();
    else form.current?.querySelector<HTMLInputElement>('[name=code]')?.focus();
  }, [result, fetcher.state]);
  return (
    <div className={styles['promo']}>
      <fetcher.Form
        ref={form}
        method="post"
        action={`/${t.site.locale}/cart`}
        noValidate
        className={styles['promoForm']}
      >
        <input type="hidden" name="intent" value="apply-code" />
        {isCheckout && <CheckoutField />}
        <ResponseModeField />
        <TextField
          id={id}
          name="code"
          label={t('cart.promoLabel')}
          defaultValue={shown?.typed}
          error={fetcher.state === 'idle' ? shown?.text : undefined}
          onInput={() => setSettled(latestError)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <Button type="submit" variant="secondary" pending={fetcher.state !== 'idle'}>
          {t('cart.promoApply')}
        </Button>
      </fetcher.Form>
      {coupons.length > 0 && <AppliedCodes coupons={coupons} isCheckout={isCheckout} />}
    </div>
  );
}

const CheckoutField = () => <input type="hidden" name="of" value="checkout" />;

function AppliedCodes({ coupons, isCheckout }: Pick<PromoCodeProps, 'coupons' | 'isCheckout'>) {
  const t = useTranslator();
  const fetcher = useCartFetcher(REMOVAL);
  return (
    <ul aria-label={t('cart.promoList')} className={styles['codes']}>
      {coupons.map(({ code, label, applied }) => (
        <li key={code}>
          <fetcher.Form method="post" action={`/${t.site.locale}/cart`}>
            <input type="hidden" name="intent" value="remove-code" />
            {isCheckout && <CheckoutField />}
            <input type="hidden" name="code" value={code} />
            <ResponseModeField />
            <button type="submit" className={styles['code']} aria-label={t('cart.promoRemove', { code })}>
              {code}
              <CloseIcon size="sm" />
            </button>
          </fetcher.Form>
          <p className={styles['choices']}>{applied ? label : t('cart.promoIdle', { code })}</p>
        </li>
      ))}
    </ul>
  );
}
