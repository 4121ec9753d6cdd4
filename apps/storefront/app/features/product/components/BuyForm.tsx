import { type CartAnswer, ADD_TO_BAG, useDialog } from '../../cart/index.ts';
import { SizePicker, type SizeOption } from '@haberdash/ui';
import { useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useEnhanced } from '../../../shared/forms/use-enhanced.ts';
import { AnswerModeField } from '../../../shared/forms/AnswerModeField.tsx';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import type { Translator } from '../../../shared/i18n/translator.ts';
import { BuyBar } from './BuyBar.tsx';
import styles from './buy.module.css';
import type { SizeKind, SizeView } from '../model/product-view.ts';

export interface BuyFormProps {
  readonly sizes: readonly SizeView[];
  readonly sizeKind: SizeKind;
  /** What it costs now, as the bar of a phone repeats it. */
  readonly price: string;
  /** Changes with product and colour, and with it the choice of a size starts anew. */
  readonly choiceKey: string;
}

/** Labels beyond this length get wider cells. */
const LONG_LABEL = 5;

function optionsOf(t: Translator, sizes: readonly SizeView[]): SizeOption[] {
  return sizes.map(({ sizeId, label, productId, soldOut, left }) => ({
    value: productId ?? `none-${sizeId}`,
    label,
    soldOut,
    disabled: soldOut,
    ...(left === undefined ? {} : { note: t('product.left', { count: left }) }),
  }));
}

/** What was refused, beside the sizes: no size chosen, or what the service says. */
function refusalOf(
  answer: CartAnswer | undefined,
  isFresh: boolean,
  missing: string | undefined,
): string | undefined {
  if (missing !== undefined) return missing;
  return isFresh && answer?.ok === false ? answer.refusal.text : undefined;
}

function SizeGuideLink() {
  const t = useTranslator();
  return (
    <a href={`/${t.site.locale}/size-guide`} className={styles['guide']}>
      {t('product.sizeGuide')}
    </a>
  );
}

/** Sizes and the button that buys: a form that works without script, and opens the bag beside the page with it. */
export function BuyForm({ sizes, sizeKind: kind, price, choiceKey }: BuyFormProps) {
  const t = useTranslator();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<CartAnswer>({ key: ADD_TO_BAG });
  const form = useRef<HTMLFormElement>(null);
  const [asksForSize, setAsksForSize] = useState(false);
  // A refusal counts until another size or colour is chosen.
  const [settled, setSettled] = useState<CartAnswer>();
  const [shownKey, setShownKey] = useState(choiceKey);
  const isEnhanced = useEnhanced();
  const [, setDialog] = useDialog();
  const { data: answer, state } = fetcher;
  const settle = () => {
    setAsksForSize(false);
    setSettled(answer);
  };
  if (shownKey !== choiceKey) {
    setShownKey(choiceKey);
    settle();
  }
  const missing = asksForSize ? t('product.sizeMissing', { kind }) : undefined;
  const error = refusalOf(answer, answer !== settled && state === 'idle', missing);
  const focusSize = () =>
    form.current?.querySelector<HTMLInputElement>('input[name=productId]:not([disabled])')?.focus();
  // The state is what tells that an answer has come: the answer alone may be read ahead of it, by a render that is
  // thrown away, and then its effect would never run.
  useEffect(() => {
    if (state !== 'idle') return;
    if (answer?.ok === true) setDialog('mini-cart');
    else if (answer?.ok === false) focusSize();
  }, [answer, state, setDialog]);
  const buyable = sizes.filter(({ soldOut }) => !soldOut);
  const only = sizes.length === 1 ? buyable[0]?.productId : undefined;
  const isPending = state !== 'idle';
  return (
    <fetcher.Form
      key={choiceKey}
      ref={form}
      method="post"
      action={`/${t.site.locale}/cart`}
      className={styles['form']}
      // Without script the browser itself asks for a size.
      noValidate={isEnhanced}
      onSubmit={(event) => {
        const hasSize = new FormData(event.currentTarget).has('productId');
        setAsksForSize(!hasSize);
        if (hasSize && !isPending) return;
        event.preventDefault();
        if (!hasSize) focusSize();
      }}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="from" value={pathname + search} />
      <AnswerModeField />
      <div id="size" className={styles['sizes']}>
        <SizePicker
          legend={t('product.size', { kind })}
          name="productId"
          options={optionsOf(t, sizes)}
          soldOutText={t('product.soldOut')}
          defaultValue={only}
          onValueChange={settle}
          error={error}
          wide={sizes.some(({ label }) => label.length > LONG_LABEL)}
          required
        />
        <output className="visually-hidden">{error}</output>
        {sizes.length > 1 && <SizeGuideLink />}
      </div>
      <BuyBar sizes={sizes} sizeKind={kind} price={price} isPending={isPending} />
    </fetcher.Form>
  );
}
