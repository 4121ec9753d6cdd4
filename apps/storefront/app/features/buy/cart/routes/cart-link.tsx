import { Button, ButtonLink, Heading, Notice, Stack, Text } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import type { Route } from './+types/cart-link';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';
import { Main } from '../../../../frame/Main.tsx';
import styles from '../components/cart.module.css';
import { readCartLink, runCartLink } from '../server/cart-link.server.ts';

export const loader = privateLoader(readCartLink);
export const action = shopperAction(runCartLink);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function CartLink({ loaderData: { count, path }, actionData: result }: Route.ComponentProps) {
  const t = useTranslator();
  const { state } = useNavigation();
  return (
    <Main width="text">
      <Stack gap={4} className={styles['single']}>
        <Heading level={1} size="2xl">
          {t('cart.linkTitle')}
        </Heading>
        {result !== undefined && (
          <Notice tone="error" announce="assertive">
            {t('cart.linkUnknownOutcome')}
          </Notice>
        )}
        <Text>{t('cart.linkOffer', { count })}</Text>
        <Form method="post" action={path}>
          <input type="hidden" name="intent" value="take-over" />
          <Button type="submit" size="lg" pending={state === 'submitting'}>
            {t('cart.linkTake')}
          </Button>
        </Form>
        <ButtonLink href={`/${t.site.locale}/cart`} variant="secondary">
          {t('cart.deliveryBack')}
        </ButtonLink>
      </Stack>
    </Main>
  );
}
