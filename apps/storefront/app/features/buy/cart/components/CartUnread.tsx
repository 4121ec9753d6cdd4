import { ButtonLink, Heading, QuantityField, Stack } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { CartResult } from '../model/cart-result.ts';
import { GiftForm } from './GiftForm.tsx';
import { PromoCode } from './PromoCode.tsx';
import { CartError } from './CartError.tsx';
import { typedQuantity } from '../model/typed-quantity.ts';

/** The cart cannot be read: the submitted form is shown again with its input. */
export function CartUnread({ result }: { readonly result: Extract<CartResult, { ok: false }> }) {
  const t = useTranslator();
  const { intent, formError } = result;
  return (
    <Stack gap={4}>
      <Heading level={1} size="2xl">
        {t('cart.title')}
      </Heading>
      <CartError formError={formError} />
      {intent === 'apply-code' && <PromoCode coupons={[]} formError={formError} />}
      {intent === 'set-quantity' && formError.itemId !== undefined && (
        <form method="post" noValidate>
          <input type="hidden" name="intent" value="set-quantity" />
          <input type="hidden" name="itemId" value={formError.itemId} />
          <QuantityField
            label={t('cart.quantity')}
            name="qty"
            value={typedQuantity(formError.typed) ?? 1}
            decreaseLabel={t('cart.lessPlain')}
            increaseLabel={t('cart.morePlain')}
            updateLabel={t('cart.update')}
          />
        </form>
      )}
      {intent === 'gift' && formError.itemId !== undefined && (
        <form method="post">
          <GiftForm line={{ id: formError.itemId }} formError={{ ...formError, text: '' }} />
        </form>
      )}
      <ButtonLink href={`/${t.site.locale}/cart`} variant="secondary" data-document>
        {t('common.retry')}
      </ButtonLink>
    </Stack>
  );
}
