import { Button, Notice } from '@haberdash/ui';
import { ResponseModeField } from '../../../../shared/forms/ResponseModeField.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import styles from './cart.module.css';
import type { CartLineProps } from './cart-line-props.ts';
import { useCartFetcher } from './use-cart-fetcher.ts';

/** Notices of a line: sold out, short, or changed, with the way to fix it. */
export function LineNotices({ line }: Pick<CartLineProps, 'line'>) {
  const t = useTranslator();
  if (line.stock === 'fine' && line.notices.length === 0) return null;
  return (
    <div className={styles['lineNotice']}>
      {line.stock !== 'fine' && (
        <Notice tone="warning">
          {line.stock === 'out' ? (
            <p>{t('cart.outOfStock')}</p>
          ) : (
            <>
              <p>{t('cart.shortStock', { max: line.maxQty })}</p>
              <ReduceForm line={line} />
            </>
          )}
        </Notice>
      )}
      {line.notices.length > 0 && (
        <Notice tone="info">
          {line.notices.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}

function ReduceForm({ line }: Pick<CartLineProps, 'line'>) {
  const t = useTranslator();
  const fetcher = useCartFetcher(`line-${line.id}`);
  if (line.bonus || line.maxQty === 0) return null;
  return (
    <fetcher.Form method="post" action={`/${t.site.locale}/cart`}>
      <input type="hidden" name="intent" value="set-quantity" />
      <input type="hidden" name="itemId" value={line.id} />
      <input type="hidden" name="qty" value={line.maxQty} />
      <ResponseModeField />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        aria-label={t('cart.reduceItem', { count: line.maxQty, product: line.name })}
      >
        {t('cart.reduce', { count: line.maxQty })}
      </Button>
    </fetcher.Form>
  );
}
