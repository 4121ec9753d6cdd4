import { Badge, Button, GiftIcon, Heading } from '@haberdash/ui';
import { ResponseModeField } from '../../../../shared/forms/ResponseModeField.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { Thumbnail } from '../../../../shared/pictures/Thumbnail.tsx';
import { ErrorNotice } from '../../../../shared/form-errors/ErrorNotice.tsx';
import type { BonusOfferView } from '../model/bonus-offer.ts';
import { useOnePress } from './use-one-press.ts';
import styles from './bonus.module.css';
import { useCartFetcher } from './use-cart-fetcher.ts';

export function BonusOffers({ offers }: { readonly offers: readonly BonusOfferView[] }) {
  const t = useTranslator();
  const fetcher = useCartFetcher('bonus');
  const onSubmit = useOnePress(fetcher.state);
  const formError =
    fetcher.state === 'idle' && fetcher.data?.ok === false ? fetcher.data.formError : undefined;
  const chosen = fetcher.formData?.get('productId');
  return offers.map(({ promotionId, promotionName, products }) => (
    <section key={promotionId} aria-labelledby={`bonus-${promotionId}`} className={styles['offer']}>
      <Heading level={2} size="md" id={`bonus-${promotionId}`} className={styles['title']}>
        <GiftIcon size="sm" />
        {t('cart.bonusTitle', { promotion: promotionName })}
      </Heading>
      {formError !== undefined && <ErrorNotice formError={formError} />}
      <fetcher.Form method="post" action={`/${t.site.locale}/cart`} onSubmit={onSubmit}>
        <input type="hidden" name="intent" value="add" />
        <ResponseModeField />
        <ul className={styles['products']} aria-labelledby={`bonus-${promotionId}`}>
          {products.map(({ productId, name, image, choices, available }) => (
            <li key={productId} className={styles['product']}>
              <Thumbnail src={image.src} widths={[80, 120, 160, 240]} sizes="80px" />
              <div className={styles['about']}>
                <p className={styles['name']}>{name}</p>
                <p className={styles['choices']}>{choices.join(', ')}</p>
                {available ? (
                  <Button
                    type="submit"
                    name="productId"
                    value={productId}
                    variant="secondary"
                    size="sm"
                    pending={chosen === productId}
                    aria-label={t('cart.bonusChooseOf', { product: [name, ...choices].join(', ') })}
                  >
                    {t('cart.bonusChoose')}
                  </Button>
                ) : (
                  <Badge>{t('cart.savedSoldOut')}</Badge>
                )}
              </div>
            </li>
          ))}
        </ul>
      </fetcher.Form>
    </section>
  ));
}
