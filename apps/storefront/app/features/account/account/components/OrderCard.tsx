import type { PurchaseSummary } from '@haberdash/api-client/consumers';
import { Badge, ButtonLink, Heading, type HeadingLevel } from '@haberdash/ui';
import { ProductPicture } from '../../../../shared/pictures/ProductPicture.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { STATUS_TONE } from '../model/order-status.ts';
import styles from './orders.module.css';

/** So many pictures fit beside each other on a phone. */
const PICTURES = 4;

export function OrderCard({
  order,
  level,
}: {
  readonly order: PurchaseSummary;
  readonly level: HeadingLevel;
}) {
  const t = useTranslator();
  const { orderNumber, createdAt, status, total, totalItems, currency, items } = order;
  const shown = items.filter(({ image }) => image !== undefined).slice(0, PICTURES);
  return (
    <article className={styles['order']} aria-labelledby={`order-${orderNumber}`}>
      <div className={styles['orderHead']}>
        <Heading level={level} size="md" id={`order-${orderNumber}`}>
          {t('orders.order', { number: orderNumber })}
        </Heading>
        <Badge tone={STATUS_TONE[status]}>{t(`orders.status-${status}`)}</Badge>
      </div>
      <p className={styles['facts']}>
        {t('orders.placedOn', { date: t.formats.date(createdAt) })}
        <span>
          {t('orders.itemsAndTotal', { count: totalItems, total: t.formats.money(total, currency) })}
        </span>
      </p>
      {shown.length > 0 && (
        <ul className={styles['pictures']} aria-label={t('orders.items')}>
          {shown.map(({ itemId, name, image }) => (
            <li key={itemId}>
              <span className="visually-hidden">{name}</span>
              <ProductPicture src={image?.src ?? ''} widths={[80, 120, 160, 240]} sizes="64px" />
            </li>
          ))}
          {items.length > shown.length && (
            <li className={styles['more']}>
              {t('orders.moreItems', { count: items.length - shown.length })}
            </li>
          )}
        </ul>
      )}
      <ButtonLink
        href={`/${t.site.locale}/account/orders/${orderNumber}`}
        variant="secondary"
        size="sm"
        aria-label={t('orders.viewOrder', { number: orderNumber })}
      >
        {t('orders.view')}
      </ButtonLink>
    </article>
  );
}
