import { ButtonLink, Heading, Notice, Stack, Text } from '@haberdash/ui';
import type { Route } from './+types/track-order';
import styles from '../components/account.module.css';
import { Parcels } from '../components/Parcels.tsx';
import { Returns } from '../components/Returns.tsx';
import { MailLinkForm, TrackForm } from '../components/TrackForm.tsx';
import { readTrack, runTrack } from '../server/track.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';
import { Main } from '../../../../frame/Main.tsx';

export const loader = privateLoader(readTrack);
export const action = shopperAction(runTrack);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function TrackOrder({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslator();
  const result = actionData ?? loaderData.found;
  const tracking = result?.tracking;
  return (
    <Main width="text">
      <Stack gap={5} className={styles['alone']}>
        <Heading level={1} size="2xl">
          {tracking === undefined
            ? t('orders.trackTitle')
            : t('orders.order', { number: tracking.orderNumber })}
        </Heading>
        {tracking === undefined ? (
          <>
            {result?.isMailed === true && (
              <Notice tone="success" announce="polite">
                <p>{t('orders.linkMailed')}</p>
              </Notice>
            )}
            {result === undefined && loaderData.isEnded && (
              <Notice announce="polite">
                <p>{t('orders.openOver')}</p>
              </Notice>
            )}
            <Text tone="muted">{t('orders.trackText')}</Text>
            <TrackForm result={result} />
          </>
        ) : (
          <>
            <Text tone="muted">{t('orders.placedOn', { date: t.formats.date(tracking.createdAt) })}</Text>
            <Returns returns={tracking.returns} />
            <Parcels shipments={tracking.shipments} />
            {result?.values['email'] !== undefined && <MailLinkForm values={result.values} />}
            <div className={styles['actions']}>
              <ButtonLink href={`/${t.site.locale}/track-order`} variant="secondary">
                {t('orders.trackOther')}
              </ButtonLink>
            </div>
          </>
        )}
      </Stack>
    </Main>
  );
}
