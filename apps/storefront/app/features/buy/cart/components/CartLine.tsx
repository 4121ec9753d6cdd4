import { Badge, Price } from '@haberdash/ui';
import { Thumbnail } from '../../../../shared/pictures/Thumbnail.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { LowestPriceNote } from '../../../../shared/prices/LowestPriceNote.tsx';
import styles from './cart.module.css';
import { LineControls } from './LineControls.tsx';
import { LineDelivery } from './LineDelivery.tsx';
import { GiftCardRecipient, LineGift } from './LineGift.tsx';
import { canChooseDelivery } from '../model/line-delivery.ts';
import { LineNotices } from './LineNotices.tsx';
import type { CartLineProps } from './cart-line-props.ts';

export function CartLine({ line, currency, removal, formError, canSave }: CartLineProps) {
  const t = useTranslator();
  const { money } = t.formats;
  const href = `/${t.site.locale}${line.pageUrl}`;
  return (
    <li id={`line-${line.id}`} className={styles['line']} data-pending={line.pending || undefined}>
      <a href={href} className={styles['picture']} tabIndex={-1} aria-hidden="true">
        <Thumbnail
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
        <LowestPriceNote amount={line.lowest30Days} currency={currency} isShort />
        <LineDelivery line={line} />
        {canChooseDelivery(line) && <LineGift line={line} formError={formError} />}
        {line.gift?.to !== undefined && line.delivery?.way === 'digital' && (
          <GiftCardRecipient gift={line.gift} />
        )}
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
        {line.qty > 1 && (
          <span className={styles['each']}>{t('cart.each', { price: money(line.amount, currency) })}</span>
        )}
      </p>
      <LineNotices line={line} />
      <LineControls {...{ line, removal, formError, canSave }} />
    </li>
  );
}
