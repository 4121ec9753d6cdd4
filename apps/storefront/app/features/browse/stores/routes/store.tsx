import { JsonLd } from '@haberdash/page-engine';
import { ChevronLeftIcon, Heading, Stack, Text } from '@haberdash/ui';
import type { Route } from './+types/store';
import styles from '../components/finder.module.css';
import { readStore } from '../server/store-page.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { publicLoader } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';
import { Main } from '../../../../frame/Main.tsx';

export const loader = publicLoader('store', readStore);

export { publicRevalidation as shouldRevalidate } from '../../../../shared/reads/public-revalidation.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Store({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { store, services, specialDays, directions, jsonLd } = loaderData;
  const { locale } = t.site;
  return (
    <Main width="text">
      <Stack gap={5} className={styles['page']}>
        <p>
          <a href={`/${locale}/stores`} className={styles['up']}>
            <ChevronLeftIcon />
            {t('stores.all')}
          </a>
        </p>
        <Heading level={1} size="2xl">
          {store.name}
        </Heading>
        <div className={styles['facts']}>
          <Stack gap={2}>
            <Heading level={2} size="lg">
              {t('stores.address')}
            </Heading>
            <Text>{store.address}</Text>
            <Text>
              <a href={directions} rel="noreferrer">
                {t('stores.directions')}
              </a>
            </Text>
          </Stack>
          <Stack gap={2}>
            <Heading level={2} size="lg">
              {t('stores.hours')}
            </Heading>
            <ul>
              {store.openingHours.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {specialDays.length > 0 && (
              <>
                <Heading level={3} size="md">
                  {t('stores.otherHours')}
                </Heading>
                <ul>
                  {specialDays.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </>
            )}
          </Stack>
          {services.length > 0 && (
            <Stack gap={2}>
              <Heading level={2} size="lg">
                {t('stores.services')}
              </Heading>
              <ul>
                {services.map((service) => (
                  <li key={service}>{t(`stores.service-${service}`)}</li>
                ))}
              </ul>
            </Stack>
          )}
          {store.phone !== undefined && (
            <Stack gap={2}>
              <Heading level={2} size="lg">
                {t('stores.phone')}
              </Heading>
              <Text>
                <a href={`tel:${store.phone}`}>{store.phone}</a>
              </Text>
            </Stack>
          )}
        </div>
      </Stack>
      <JsonLd data={jsonLd} />
    </Main>
  );
}
