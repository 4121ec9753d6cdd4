import { Button, ButtonLink, Price, SizePicker, Stack, SwatchGroup } from '@haberdash/ui';
import { useRef, useState, type FormEvent } from 'react';
import type { SentLine } from '../../../buy/cart/index.ts';
import { ResponseModeField } from '../../../../shared/forms/ResponseModeField.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { ProductPicture } from '../../../../shared/pictures/ProductPicture.tsx';
import { LowestPriceNote } from '../../../../shared/prices/LowestPriceNote.tsx';
import { PriceNote } from '../../../../shared/prices/PriceNote.tsx';
import { sizeOptions } from '../model/size-options.ts';
import type { FoundProduct } from '../server/product-page.server.ts';
import styles from './quick-shop.module.css';

interface QuickShopChoiceProps {
  readonly page: FoundProduct;
  readonly path: string;
  /** The error of the add. */
  readonly formError: string | undefined;
  readonly onColor: (colorId: string) => void;
  readonly onSettle: () => void;
  readonly onAdd: (form: HTMLFormElement, line: SentLine) => void;
}

/** Leads to the product page. */
export function QuickShopLink({ path }: { readonly path: string }) {
  const t = useTranslator();
  return (
    <ButtonLink href={path} variant="secondary" fullWidth>
      {t('compare.quickAll')}
    </ButtonLink>
  );
}

function QuickPrice({ price }: Pick<FoundProduct, 'price'>) {
  const t = useTranslator();
  const money = t.formats.money(price.current, price.currency);
  return (
    <>
      <Price
        size="lg"
        current={price.isFrom ? t('common.priceFrom', { price: money }) : money}
        original={price.original === undefined ? undefined : t.formats.money(price.original, price.currency)}
        currentLabel={t('common.priceNow')}
        originalLabel={t('common.priceWas')}
      />
      <LowestPriceNote amount={price.lowest30Days} currency={price.currency} />
      <PriceNote />
    </>
  );
}

export function QuickShopChoice(props: QuickShopChoiceProps) {
  const { page, path } = props;
  const { color, images, product } = page;
  const image = images[0]?.src;
  return (
    <Stack gap={4}>
      {image !== undefined && (
        <div className={styles['picture']}>
          <ProductPicture src={image} widths={[240, 320, 480, 640]} sizes="16rem" />
        </div>
      )}
      <QuickPrice price={page.price} />
      {product.customisation === undefined && (
        <QuickForm key={`${product.masterId} ${color.id}`} {...props} />
      )}
      <QuickShopLink path={path} />
    </Stack>
  );
}

function QuickForm({ page, formError, onColor, onSettle, onAdd }: QuickShopChoiceProps) {
  const t = useTranslator();
  const { color, colors, images, product, sizes, sizeKind: kind } = page;
  const form = useRef<HTMLFormElement>(null);
  const [needsSize, setNeedsSize] = useState(false);
  const buyable = sizes.filter(({ soldOut }) => !soldOut);
  const error = needsSize ? t('product.sizeMissing', { kind }) : formError;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('productId');
    const size = buyable.find(({ productId }) => productId === chosen);
    setNeedsSize(size === undefined);
    if (size === undefined)
      form.current?.querySelector<HTMLInputElement>('input[name=productId]:not([disabled])')?.focus();
    else
      onAdd(event.currentTarget, {
        name: product.name,
        image: { src: images[0]?.src ?? '' },
        choices: [color.label, size.label],
      });
  };
  return (
    <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
      <input type="hidden" name="intent" value="add" />
      <ResponseModeField />
      {colors.length > 1 && (
        <SwatchGroup
          legend={t('product.colour')}
          name="color"
          options={colors.map(({ id, label, available, hex }) => ({
            value: id,
            label,
            colors: [hex],
            soldOut: !available,
          }))}
          value={color.id}
          onValueChange={onColor}
          soldOutText={t('product.soldOut')}
        />
      )}
      <SizePicker
        legend={t('product.size', { kind })}
        name="productId"
        options={sizeOptions(t, sizes)}
        soldOutText={t('product.soldOut')}
        defaultValue={sizes.length === 1 ? buyable[0]?.productId : undefined}
        onValueChange={() => {
          setNeedsSize(false);
          onSettle();
        }}
        error={error}
        required
      />
      <output className="visually-hidden">{error}</output>
      <Button type="submit" size="lg" fullWidth disabled={buyable.length === 0}>
        {t(buyable.length === 0 ? 'product.allSoldOut' : 'product.addToBag')}
      </Button>
    </form>
  );
}
