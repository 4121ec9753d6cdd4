import type { ShownLine } from '@haberdash/checkout';
import { Badge, Button, Notice, Price, QuantityField } from '@haberdash/ui';
import type { FocusEvent } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { ProductPicture } from '../../../shared/pictures/ProductPicture.tsx';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { LowestPriceNote } from '../../../shared/prices/LowestPriceNote.tsx';
import styles from './cart.module.css';
import type { FormRefusal } from '../../../shared/refusals/form-refusal.ts';
import type { CartAnswer } from '../model/cart-answer.ts';
import type { LineView } from '../model/cart-view.ts';
import { useCartFetcher } from './use-cart-fetcher.ts';
import { AnswerModeField } from '../../../shared/forms/AnswerModeField.tsx';
import { typedQuantity } from '../model/typed-quantity.ts';

export interface CartLineProps {
  readonly line: ShownLine<LineView>;
  readonly currency: string;
  /** Runs removals for all lines, because a line that is gone has no fetcher to answer to. */
  readonly removal: FetcherWithComponents<CartAnswer>;
  /** The refusal of a document's own form, for shoppers without script. */
  readonly refusal?: FormRefusal | undefined;
}

/** One line of the cart: what it is, how many, what it costs, and whether it can still be had. */
export function CartLine({ line, currency, removal, refusal }: CartLineProps) {
  const t = useTranslator();
  const { money } = t.formats;
  const href = `/${t.site.locale}${line.pageUrl}`;
  return (
    <li className={styles['line']} data-pending={line.pending || undefined}>
      <a href={href} className={styles['picture']} tabIndex={-1} aria-hidden="true">
        <ProductPicture
          src={line.image.src}
          widths={[120, 160, 240, 320]}
          sizes="(min-width: 768px) 144px, 96px"
        />
      </a>
      <div className={styles['about']}>
        <a href={href} className={styles['name']}>
          {line.name}
        </a>
        <p className={styles['choices']}>{line.choices.join(', ')}</p>
        {line.bonus && <Badge tone="success">{t('cart.gift')}</Badge>}
        {line.qty > 1 && (
          <p className={styles['choices']}>{t('cart.each', { price: money(line.amount, currency) })}</p>
        )}
        <LowestPriceNote amount={line.lowest30Days} currency={currency} isShort />
      </div>
      <p className={styles['price']} aria-busy={line.pending || undefined}>
        {line.original > line.amount ? (
          <Price
            current={money(line.rowTotal, currency)}
            original={money(line.original * line.qty, currency)}
            currentLabel={t('common.priceNow')}
            originalLabel={t('common.priceWas')}
          />
        ) : (
          <Price current={money(line.rowTotal, currency)} />
        )}
      </p>
      {!line.bonus && <LineControls {...{ line, removal, refusal }} />}
      <LineNotices line={line} />
    </li>
  );
}

/** Sends a number that the field itself would hold back, so that the answer is words. */
function sendOddNumber({ target }: FocusEvent<HTMLFormElement>) {
  if (!(target instanceof HTMLInputElement) || target.type !== 'number') return;
  if (target.value !== target.defaultValue && !target.checkValidity()) target.form?.requestSubmit();
}

function LineControls({ line, removal, refusal }: Omit<CartLineProps, 'currency'>) {
  const t = useTranslator();
  const fetcher = useCartFetcher(`line-${line.id}`);
  const action = `/${t.site.locale}/cart`;
  const answer = fetcher.data;
  const ownRefusal = answer?.ok === false ? answer.refusal.text : undefined;
  const documentRefusal = refusal?.itemId === line.id ? refusal.text : undefined;
  const typed = documentRefusal === undefined || refusal?.isStep === true ? undefined : refusal?.typed;
  const hidden = (
    <>
      <input type="hidden" name="itemId" value={line.id} />
      <AnswerModeField />
    </>
  );
  return (
    <div className={styles['controls']}>
      <fetcher.Form method="post" action={action} noValidate onBlur={sendOddNumber}>
        <input type="hidden" name="intent" value="set-quantity" />
        {hidden}
        <QuantityField
          label={t('cart.quantityOf', { product: line.name })}
          name="qty"
          value={typedQuantity(typed) ?? line.qty}
          max={Math.max(line.maxQty, 1)}
          decreaseLabel={t('cart.less', { product: line.name })}
          increaseLabel={t('cart.more', { product: line.name })}
          updateLabel={t('cart.update')}
          error={fetcher.state === 'idle' ? (ownRefusal ?? documentRefusal) : undefined}
          id={`qty-${line.id}`}
        />
      </fetcher.Form>
      <removal.Form method="post" action={action}>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="name" value={line.name} />
        <input type="hidden" name="productId" value={line.productId} />
        <input type="hidden" name="qty" value={line.qty} />
        {hidden}
        <Button
          type="submit"
          variant="quiet"
          size="sm"
          className={styles['remove']}
          aria-label={t('cart.removeItem', { product: line.name })}
        >
          {t('cart.remove')}
        </Button>
      </removal.Form>
    </div>
  );
}

function LineNotices({ line }: Pick<CartLineProps, 'line'>) {
  const t = useTranslator();
  if (line.stock === 'fine' && line.notices.length === 0) return null;
  return (
    <div className={styles['lineNotice']}>
      <Notice tone={line.stock === 'fine' ? 'info' : 'warning'}>
        {line.stock === 'out' && <p>{t('cart.outOfStock')}</p>}
        {line.stock === 'short' && <p>{t('cart.shortStock', { max: line.maxQty })}</p>}
        {line.stock === 'fine' && line.notices.map((text) => <p key={text}>{text}</p>)}
      </Notice>
    </div>
  );
}
