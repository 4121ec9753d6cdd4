import { Button, ButtonLink, Heading, Notice, Stack, Text } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import type { Route } from './+types/stores';
import { BlocksAround } from '../../../content/index.ts';
import { readBlocksAround } from '../../../content/index.server.ts';
import styles from '../components/finder.module.css';
import { NearMe } from '../components/NearMe.tsx';
import { PlaceList } from '../components/PlaceList.tsx';
import { PlaceSearch } from '../components/PlaceSearch.tsx';
import { ServiceFilter } from '../components/ServiceFilter.tsx';
import { StoreMap } from '../components/StoreMap.tsx';
import type { PlaceView } from '../model/place-view.ts';
import { storePath } from '../model/store-address.ts';
import { readFinder, runFinder } from '../server/finder.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';
import { Main } from '../../../../frame/Main.tsx';

export const loader = privateLoader(async (shopper) => {
  const [page, around] = await Promise.all([readFinder(shopper), readBlocksAround(shopper, 'store-locator')]);
  return { ...page, around };
});
export const action = shopperAction(runFinder);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

/** The stores of the country, as a list and as a drawn map, with the favourite one. */
export default function Stores({
  loaderData: { stores, points, service, favourite, map, place, around },
}: Route.ComponentProps) {
  const t = useTranslator();
  const { formData } = useNavigation();
  const { locale } = t.site;
  const here = `/${locale}/stores`;
  return (
    <Main below={<BlocksAround blocks={around} />}>
      <Stack gap={5} className={styles['page']}>
        <Heading level={1} size="2xl">
          {t('stores.finderTitle')}
        </Heading>
        <Text tone="muted">{t('stores.finderText')}</Text>
        <PlaceSearch Form={Form} action={here} place={place} isPending={formData?.get('intent') === 'find'} />
        <NearMe action={here} />
        <ServiceFilter chosen={service} path={here} />
        {stores === undefined && <Notice tone="warning">{t('stores.unread')}</Notice>}
        {stores?.length === 0 && (
          <Text tone="muted">{t(service === undefined ? 'stores.none' : 'stores.noneWith')}</Text>
        )}
        {stores !== undefined && stores.length > 0 && (
          <div className={styles['columns']}>
            <StoreMap {...map} stores={stores} favourite={favourite} />
            <PlaceList label={t('stores.list')} places={stores} favourite={favourite} isNumbered>
              {({ id, name }) => (
                <>
                  <ButtonLink
                    href={`/${locale}${storePath(id)}`}
                    variant="secondary"
                    size="sm"
                    aria-label={t('stores.detailsOf', { name })}
                  >
                    {t('stores.details')}
                  </ButtonLink>
                  {id !== favourite && <FavouriteForm action={here} id={id} name={name} />}
                </>
              )}
            </PlaceList>
          </div>
        )}
        <CollectionPoints points={points} />
      </Stack>
    </Main>
  );
}

/** Shops nearby that take parcels; nothing without a place. */
function CollectionPoints({ points }: { readonly points: readonly PlaceView[] | undefined }) {
  const t = useTranslator();
  if (points === undefined) return <Notice tone="warning">{t('stores.pointsUnread')}</Notice>;
  if (points.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={2} size="lg">
        {t('stores.points')}
      </Heading>
      <Text tone="muted">{t('stores.pointsText')}</Text>
      <PlaceList label={t('stores.points')} places={points}>
        {() => null}
      </PlaceList>
    </Stack>
  );
}

function FavouriteForm({
  action: path,
  id,
  name,
}: {
  readonly action: string;
  readonly id: string;
  readonly name: string;
}) {
  const t = useTranslator();
  return (
    <Form method="post" action={path} preventScrollReset>
      <input type="hidden" name="intent" value="favourite" />
      <input type="hidden" name="store" value={id} />
      <Button type="submit" variant="secondary" size="sm" aria-label={t('stores.makeMineOf', { name })}>
        {t('stores.makeMine')}
      </Button>
    </Form>
  );
}
