import { EmptyState, Pagination } from '@haberdash/ui';
import type { Route } from './+types/account-orders';
import { AccountPage } from '../components/AccountPage.tsx';
import { OrderCard } from '../components/OrderCard.tsx';
import styles from '../components/orders.module.css';
import { readOrders } from '../server/orders.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';
import { EmptyStateLinks } from '../../../../frame/EmptyStateLinks.tsx';

export const loader = privateLoader(readOrders);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Orders({ loaderData: { purchases, page, pageCount } }: Route.ComponentProps) {
  const t = useTranslator();
  const path = `/${t.site.locale}/account/orders`;
  return (
    <AccountPage section="orders" title={t('overview.orders')}>
      {purchases.length === 0 ? (
        <EmptyState title={t('orders.emptyTitle')} actions={<EmptyStateLinks />}>
          {t('orders.emptyText')}
        </EmptyState>
      ) : (
        <ul className={styles['list']}>
          {purchases.map((order) => (
            <li key={order.orderNumber}>
              <OrderCard order={order} level={2} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label={t('listing.pages')}
        page={page}
        pageCount={pageCount}
        href={(number) => (number === 1 ? path : `${path}?page=${number}`)}
        pageLabel={(number) => t('listing.page', { number })}
        previousLabel={t('listing.previousPage')}
        nextLabel={t('listing.nextPage')}
      />
    </AccountPage>
  );
}
