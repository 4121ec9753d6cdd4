import { ChevronLeftIcon, Heading, Notice, Stack } from '@haberdash/ui';
import { Main } from '../../../../frame/Main.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import styles from './account.module.css';
import { AccountPage, type AccountPageProps } from './AccountPage.tsx';

export interface OrderPageProps extends Omit<AccountPageProps, 'section' | 'below'> {
  readonly isGuest: boolean;
}

/** A page of an order: one of the account, or without its navigation. */
export function OrderPage({ isGuest, ...page }: OrderPageProps) {
  const t = useTranslator();
  if (!isGuest) return <AccountPage section="orders" {...page} />;
  const { title, done, parent, children } = page;
  const isBelow = parent !== undefined && parent.path !== 'account/orders';
  const up = isBelow ? parent : { path: 'track-order', label: t('orders.trackTitle') };
  return (
    <Main width="text">
      <Stack gap={5} className={styles['alone']}>
        <a className={styles['up']} href={`/${t.site.locale}/${up.path}`} data-nested="">
          <ChevronLeftIcon size="sm" />
          {up.label}
        </a>
        <Heading level={1} size="2xl">
          {title}
        </Heading>
        {done !== undefined && (
          <Notice tone="success" announce="polite">
            <p>{done}</p>
          </Notice>
        )}
        {children}
      </Stack>
    </Main>
  );
}
