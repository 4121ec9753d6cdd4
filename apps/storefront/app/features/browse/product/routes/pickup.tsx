import { ButtonLink, Heading, Stack } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import type { Route } from './+types/pickup';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';
import { Main } from '../../../../frame/Main.tsx';
import styles from '../components/buy.module.css';
import { PickupChoice } from '../components/PickupChoice.tsx';
import { pickupPath } from '../model/pickup-path.ts';
import { readPickupPage, runPickupPage } from '../server/pickup-page.server.ts';

export const loader = privateLoader(readPickupPage);
export const action = shopperAction(runPickupPage);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Pickup({ loaderData: page }: Route.ComponentProps) {
  const t = useTranslator();
  const { formData } = useNavigation();
  const { back, productId } = page;
  return (
    <Main width="text">
      <Stack gap={4} className={styles['pickupPage']}>
        <Heading level={1} size="2xl">
          {t('stores.pickupTitle')}
        </Heading>
        <PickupChoice
          page={page}
          Find={Form}
          action={pickupPath(t.site.locale, productId, back)}
          isFinding={formData?.get('intent') === 'find'}
        />
        {back !== undefined && (
          <ButtonLink href={back} variant="secondary">
            {t('stores.pickupBack')}
          </ButtonLink>
        )}
      </Stack>
    </Main>
  );
}
