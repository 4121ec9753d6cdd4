import { ButtonLink, Heading, Stack, Text } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import type { Route } from './+types/cart-delivery';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { ErrorNotice } from '../../../../shared/form-errors/ErrorNotice.tsx';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';
import { Main } from '../../../../frame/Main.tsx';
import { DeliveryChoice } from '../components/DeliveryChoice.tsx';
import styles from '../components/cart.module.css';
import { readDeliveryPage, runDeliveryPage } from '../server/delivery-page.server.ts';

export const loader = privateLoader(readDeliveryPage);
export const action = shopperAction(runDeliveryPage);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function CartDelivery({
  loaderData: { line, places },
  actionData: result,
}: Route.ComponentProps) {
  const t = useTranslator();
  const { formData } = useNavigation();
  return (
    <Main width="text">
      <Stack gap={5} className={styles['single']}>
        <Heading level={1} size="2xl">
          {t('cart.deliveryTitle')}
        </Heading>
        {result?.ok === false && <ErrorNotice formError={result.formError} />}
        {line !== undefined && (
          <>
            <Text tone="muted">{[line.name, ...line.choices].join(', ')}</Text>
            <DeliveryChoice
              line={line}
              places={places}
              forms={{ find: Form, choose: Form }}
              isFinding={formData?.get('intent') === 'find'}
              stays={false}
              level={2}
            />
          </>
        )}
        <ButtonLink href={`/${t.site.locale}/cart`} variant="secondary">
          {t('cart.deliveryBack')}
        </ButtonLink>
      </Stack>
    </Main>
  );
}
