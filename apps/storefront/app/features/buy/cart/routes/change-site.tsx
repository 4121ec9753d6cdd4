import { ButtonLink, Heading, Stack, Text } from '@haberdash/ui';
import type { Route } from './+types/change-site';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';
import { Main } from '../../../../frame/Main.tsx';
import styles from '../components/cart.module.css';
import { readChangeSite } from '../server/change-site.server.ts';

export const loader = privateLoader(readChangeSite);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function ChangeSite({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { lines, from, to, country, ownCountry, currency } = loaderData;
  return (
    <Main width="text">
      <Stack gap={4} className={styles['single']}>
        <Heading level={1} size="2xl">
          {t('cart.siteTitle')}
        </Heading>
        <Text>{t('cart.siteText', { country, currency })}</Text>
        <ul>
          {lines.map(({ id, name, why }) => (
            <li key={id}>
              <Text weight="medium">{name}</Text>
              <Text tone="muted">{why}</Text>
            </li>
          ))}
        </ul>
        <ButtonLink href={from} size="lg">
          {t('cart.siteStay', { country: ownCountry })}
        </ButtonLink>
        <ButtonLink href={to} variant="secondary" data-document>
          {t('cart.siteGo', { country })}
        </ButtonLink>
      </Stack>
    </Main>
  );
}
