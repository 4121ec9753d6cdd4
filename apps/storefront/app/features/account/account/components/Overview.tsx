import { ButtonLink, Heading, Text } from '@haberdash/ui';
import { AddressText } from '../../../buy/checkout/index.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { CreditView, readOverview } from '../server/overview.server.ts';
import styles from './account.module.css';
import { OrderCard } from './OrderCard.tsx';

export function Overview({ overview }: { readonly overview: Awaited<ReturnType<typeof readOverview>> }) {
  const t = useTranslator();
  const { points, credits, latest, hasNoOrder } = overview;
  const home = `/${t.site.locale}`;
  return (
    <>
      <Person overview={overview} />
      {(points !== undefined || credits.length > 0) && (
        <div className={styles['cards']}>
          {points !== undefined && (
            <section className={styles['card']} aria-labelledby="points">
              <Heading level={2} size="md" id="points">
                {t('overview.points')}
              </Heading>
              <p className={styles['figure']}>{t('overview.pointsBalance', { count: points.balance })}</p>
              {points.pending !== undefined && points.pending > 0 && (
                <p className={styles['muted']}>{t('overview.pointsPending', { count: points.pending })}</p>
              )}
            </section>
          )}
          {credits.map((credit) => (
            <Credit key={credit.kind} credit={credit} />
          ))}
        </div>
      )}
      {latest !== undefined && (
        <section className={styles['group']} aria-labelledby="latest">
          <Heading level={2} size="lg" id="latest">
            {t('overview.latestOrder')}
          </Heading>
          <OrderCard order={latest} level={3} />
        </section>
      )}
      {hasNoOrder && (
        <section className={styles['card']} aria-labelledby="none">
          <Heading level={2} size="md" id="none">
            {t('orders.emptyTitle')}
          </Heading>
          <Text>{t('orders.emptyText')}</Text>
          <div className={styles['actions']}>
            <ButtonLink href={home} variant="secondary">
              {t('common.continueShopping')}
            </ButtonLink>
          </div>
        </section>
      )}
    </>
  );
}

function Person({
  overview: { name, email, isVerified, pendingEmail, address },
}: {
  readonly overview: Pick<
    Awaited<ReturnType<typeof readOverview>>,
    'name' | 'email' | 'isVerified' | 'pendingEmail' | 'address'
  >;
}) {
  const t = useTranslator();
  const home = `/${t.site.locale}`;
  return (
    <div className={styles['cards']}>
      <section className={styles['card']} aria-labelledby="details">
        <Heading level={2} size="md" id="details">
          {t('overview.profile')}
        </Heading>
        <div>
          {name !== '' && <p>{name}</p>}
          <p>{email}</p>
          {pendingEmail !== undefined && <p>{t('overview.emailPending', { email: pendingEmail })}</p>}
          {!isVerified && pendingEmail === undefined && <p>{t('overview.emailUnverified')}</p>}
        </div>
        {(!isVerified || pendingEmail !== undefined) && (
          <a className={styles['action']} href={`${home}/account/email`}>
            {t('overview.emailConfirm')}
          </a>
        )}
        <a className={styles['action']} href={`${home}/account/profile`}>
          {t('overview.changeDetails')}
        </a>
      </section>
      <section className={styles['card']} aria-labelledby="address">
        <Heading level={2} size="md" id="address">
          {t('overview.mainAddress')}
        </Heading>
        {address === undefined ? (
          <Text tone="muted">{t('overview.noAddress')}</Text>
        ) : (
          <AddressText address={address} />
        )}
        <a className={styles['action']} href={`${home}/account/addresses`}>
          {t('overview.openAddresses')}
        </a>
      </section>
    </div>
  );
}

function Credit({ credit: { kind, spent, limit, currency, termsHref } }: { readonly credit: CreditView }) {
  const t = useTranslator();
  const money = (amount: number) => t.formats.money(amount, currency);
  return (
    <section className={styles['card']} aria-labelledby={kind}>
      <Heading level={2} size="md" id={kind}>
        {t(`overview.credit-${kind}`)}
      </Heading>
      <p className={styles['figure']}>{money(Math.max(0, limit - spent))}</p>
      <meter
        className={styles['meter']}
        min={0}
        max={limit}
        value={spent}
        aria-labelledby={`${kind}-spent`}
      />
      <p className={styles['muted']} id={`${kind}-spent`}>
        {t('overview.creditSpent', { spent: money(spent), limit: money(limit) })}
      </p>
      {termsHref !== undefined && (
        <a href={termsHref} className={styles['action']}>
          {t('overview.creditTerms')}
        </a>
      )}
    </section>
  );
}
