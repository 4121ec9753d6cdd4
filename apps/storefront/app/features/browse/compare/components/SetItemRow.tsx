import { Checkbox, Heading, SelectField, Text } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { ProductPicture } from '../../../../shared/pictures/ProductPicture.tsx';
import { inputsOf, isBuyable, type SetItem } from '../model/set-item.ts';
import { MoneyPrice } from './MoneyPrice.tsx';
import styles from './set.module.css';

interface SetItemRowProps {
  readonly item: SetItem;
  readonly values: Readonly<Record<string, string>> | undefined;
  readonly error: string | undefined;
}

export function SetItemRow({ item, values, error }: SetItemRowProps) {
  const t = useTranslator();
  const { id, name, kindLabel, href, image, currency, price, original, sizeKind: kind, colors } = item;
  const { selected, size } = inputsOf(id);
  const only = colors.length === 1 && colors[0]?.sizes.length === 1 ? colors[0].sizes[0]?.value : undefined;
  const option = ({ value, label, soldOut }: SetItem['colors'][number]['sizes'][number]) => ({
    value,
    label: soldOut ? `${label} (${t('product.soldOut')})` : label,
    disabled: soldOut,
  });
  return (
    <li className={styles['item']}>
      <div className={styles['picture']}>
        {image !== undefined && (
          <ProductPicture src={image} widths={[160, 240, 320, 480]} sizes="(min-width: 48rem) 12rem, 6rem" />
        )}
      </div>
      <div className={styles['facts']}>
        <Heading level={2} size="lg">
          <a href={href}>{name}</a>
        </Heading>
        {kindLabel !== undefined && (
          <Text size="sm" tone="muted">
            {kindLabel}
          </Text>
        )}
        <MoneyPrice currency={currency} current={price} original={original} />
        {isBuyable(item) ? (
          <>
            <Checkbox
              name={selected}
              label={t('compare.setSelect', { product: name })}
              defaultChecked={values === undefined || values[selected] === 'on'}
            />
            <SelectField
              id={size}
              name={size}
              label={t('compare.field-size', { kind })}
              placeholder={t('product.chooseSize', { kind })}
              options={colors.length === 1 ? (colors[0]?.sizes ?? []).map(option) : []}
              groups={
                colors.length === 1
                  ? undefined
                  : colors.map(({ label, sizes }) => ({ label, options: sizes.map(option) }))
              }
              defaultValue={values?.[size] ?? only}
              error={error}
            />
          </>
        ) : (
          <Text tone="muted">{t('compare.setSoldOut')}</Text>
        )}
      </div>
    </li>
  );
}
