import { useAddToBag, type SentLine } from '../../../buy/cart/index.ts';
import { Button, PinIcon, SizePicker } from '@haberdash/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useEnhanced } from '../../../../shared/forms/use-enhanced.ts';
import { ResponseModeField } from '../../../../shared/forms/ResponseModeField.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { BuyBar } from './BuyBar.tsx';
import { LazyPickup } from './LazyPickup.tsx';
import styles from './buy.module.css';
import { sizeOptions } from '../model/size-options.ts';
import type { SizeKind, SizeView } from '../model/product-view.ts';

export /** Pages that help with the size. */
interface SizeHelp {
  /** The page to be notified about a sold-out size. */
  readonly waitHref: string;
  /** The size finder; undefined for products without sizes to wear. */
  readonly finderHref: string | undefined;
}

interface BuyFormProps {
  readonly sizes: readonly SizeView[];
  readonly sizeKind: SizeKind;
  readonly price: string;
  /** Changes with product and colour, and resets the chosen size. */
  readonly choiceKey: string;
  readonly help: SizeHelp;
  /** The product for the optimistic line in the cart. */
  readonly line: SentLine;
  readonly hasWallet: boolean;
}

/** Longer labels get wider cells. */
const LONG_LABEL = 5;

const sizeOf = (sizes: readonly SizeView[], chosen: FormDataEntryValue | null): SizeView | undefined =>
  sizes.find(({ productId }) => productId !== undefined && productId === chosen);

const focusSize = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLInputElement>('input[name=productId]:not([disabled])')?.focus();

/** The only size, which need not be chosen. */
const onlySizeOf = ([first, ...others]: readonly SizeView[]): string | undefined =>
  others.length === 0 && first?.soldOut === false ? first.productId : undefined;

/** The target of the pressed button: the cart, a store, or a wallet. */
function wayOf(event: Event): 'bag' | 'stores' | 'wallet' {
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  if (submitter?.hasAttribute('formaction') !== true) return 'bag';
  return submitter.getAttribute('formmethod') === 'get' ? 'stores' : 'wallet';
}

function PickupButton() {
  const t = useTranslator();
  return (
    <button
      type="submit"
      formAction={`/${t.site.locale}/pickup`}
      formMethod="get"
      className={styles['pickup']}
    >
      <PinIcon size="sm" />
      {t('product.pickup')}
    </button>
  );
}

function WalletButton({ sizes, hasWallet }: Pick<BuyFormProps, 'sizes' | 'hasWallet'>) {
  const t = useTranslator();
  if (!hasWallet || sizes.every(({ soldOut }) => soldOut)) return null;
  return (
    <Button
      type="submit"
      size="lg"
      fullWidth
      variant="secondary"
      formAction={`/${t.site.locale}/checkout/pay/wallet`}
    >
      {t('product.wallet')}
    </Button>
  );
}

function SizeGuideLink() {
  const t = useTranslator();
  return (
    <a href={`/${t.site.locale}/size-guide`} className={styles['guide']}>
      {t('product.sizeGuide')}
    </a>
  );
}

/** Links below the sizes: size guide, finder and stores. */
function UnderSizes({ sizes, help: { waitHref, finderHref } }: Pick<BuyFormProps, 'sizes' | 'help'>) {
  const t = useTranslator();
  return (
    <div className={styles['underSizes']}>
      {sizes.length > 1 && <SizeGuideLink />}
      {finderHref !== undefined && (
        <a href={finderHref} rel="nofollow" className={styles['guide']}>
          {t('product.findSize')}
        </a>
      )}
      {sizes.some(({ soldOut }) => !soldOut) && <PickupButton />}
      {sizes.some(({ soldOut, productId }) => soldOut && productId !== undefined) && (
        <a href={waitHref} rel="nofollow" className={styles['guide']}>
          {t('product.waitForSize')}
        </a>
      )}
    </div>
  );
}

/** Sizes and the buy button: a form without script, and the mini cart opens with it. */
export function BuyForm(props: BuyFormProps) {
  const { sizes, sizeKind: kind, price, choiceKey, help, line, hasWallet } = props;
  const t = useTranslator();
  const { pathname, search } = useLocation();
  const { add, isPending, formError, forgetError, prepare } = useAddToBag();
  const form = useRef<HTMLFormElement>(null);
  const [needsSize, setNeedsSize] = useState(false);
  const [shownKey, setShownKey] = useState(choiceKey);
  const [pickupOf, setPickupOf] = useState<string>();
  const isEnhanced = useEnhanced();
  // An error is shown until another size or colour is chosen.
  const settle = () => {
    setNeedsSize(false);
    forgetError();
  };
  if (shownKey !== choiceKey) {
    setShownKey(choiceKey);
    settle();
  }
  const addSize = (sent: HTMLFormElement, { label }: SizeView) =>
    add(sent, { ...line, choices: [...line.choices, label] });
  useEffect(() => {
    if (formError !== undefined) focusSize(form.current);
  }, [formError]);
  const choose = () => {
    settle();
    prepare();
  };
  const error = needsSize ? t('product.sizeMissing', { kind }) : formError;
  return (
    <>
      <form
        key={choiceKey}
        ref={form}
        method="post"
        action={`/${t.site.locale}/cart`}
        className={styles['form']}
        // Without script the browser validates the size.
        noValidate={isEnhanced}
        onSubmit={(event) => {
          const way = wayOf(event.nativeEvent);
          const size = sizeOf(sizes, new FormData(event.currentTarget).get('productId'));
          if (way !== 'wallet' || size === undefined) event.preventDefault();
          setNeedsSize(size === undefined);
          if (size === undefined) focusSize(form.current);
          else if (way === 'stores') setPickupOf(size.productId);
          else if (way === 'bag' && !isPending) addSize(event.currentTarget, size);
        }}
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="from" value={pathname + search} />
        <ResponseModeField />
        <div id="size" className={styles['sizes']}>
          <SizePicker
            legend={t('product.size', { kind })}
            name="productId"
            options={sizeOptions(t, sizes)}
            soldOutText={t('product.soldOut')}
            defaultValue={onlySizeOf(sizes)}
            onValueChange={choose}
            error={error}
            wide={sizes.some(({ label }) => label.length > LONG_LABEL)}
            required
          />
          <output className="visually-hidden">{error}</output>
          <UnderSizes sizes={sizes} help={help} />
        </div>
        <BuyBar sizes={sizes} sizeKind={kind} price={price} isPending={isPending} />
        <WalletButton sizes={sizes} hasWallet={hasWallet} />
      </form>
      <LazyPickup
        productId={pickupOf}
        onClose={() => setPickupOf(undefined)}
        onChoose={(sent) => {
          setPickupOf(undefined);
          const size = sizeOf(sizes, new FormData(sent).get('productId'));
          if (size !== undefined && !isPending) addSize(sent, size);
        }}
      />
    </>
  );
}
