import { Heading, Notice, Stack, Text } from '@haberdash/ui';
import type { Route } from './+types/gift-card-balance';
import { BlocksAround } from '../../../content/index.ts';
import { readBlocksAround } from '../../../content/index.server.ts';
import styles from '../components/account.module.css';
import { GiftCardBalanceForm } from '../components/GiftCardBalanceForm.tsx';
import { readBalancePage, runBalance } from '../server/gift-card-balance.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';
import { Main } from '../../../../frame/Main.tsx';

export const loader = privateLoader(async (read) => {
  const [page, around] = await Promise.all([readBalancePage(read), readBlocksAround(read, 'gift-card')]);
  return { ...page, around };
});
export const action = shopperAction(runBalance);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function GiftCardBalance({
  loaderData: { captcha, around },
  actionData: result,
}: Route.ComponentProps) {
  const t = useTranslator();
  const card = result?.card;
  return (
    <Main width="text" below={<BlocksAround blocks={around} />}>
      <Stack gap={5} className={styles['alone']}>
        <Heading level={1} size="2xl">
          {t('payment.balanceTitle')}
        </Heading>
        <Text tone="muted">{t('payment.balanceText')}</Text>
        {card !== undefined && (
          <Notice tone="success" announce="polite">
            {t('payment.balance', {
              lastFour: card.lastFour,
              amount: t.formats.money(card.balance, card.currency),
            })}
            {card.expiresOn !== undefined && (
              <> {t('payment.validUntil', { date: t.formats.date(card.expiresOn) })}</>
            )}
          </Notice>
        )}
        <GiftCardBalanceForm key={card?.lastFour} captcha={captcha} result={result} />
        <Text tone="muted">
          {t('payment.balanceUse')} <a href={`/${t.site.locale}/gift-cards`}>{t('payment.balanceAbout')}</a>
        </Text>
      </Stack>
    </Main>
  );
}
