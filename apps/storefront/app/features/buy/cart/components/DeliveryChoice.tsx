import { Badge, Button, Heading, Notice, Stack, Text } from '@haberdash/ui';
import type { ComponentType } from 'react';
import type { FormProps } from 'react-router';
import { PlaceList, PlaceSearch, type PlaceView } from '../../../browse/stores/index.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { LineView } from '../model/line-view.ts';
import { deliveryPath, type ChosenWay } from '../model/line-delivery.ts';
import type { readDeliveryPage } from '../server/delivery-page.server.ts';

export interface DeliveryChoiceProps {
  readonly line: LineView;
  readonly places: NonNullable<Awaited<ReturnType<typeof readDeliveryPage>>['places']>;
  /** Document forms, or fetcher forms, which keep the page below a dialog. */
  readonly forms: Readonly<Record<'find' | 'choose', ComponentType<FormProps>>>;
  readonly isFinding: boolean;
  readonly stays: boolean;
  /** 2 in a page, 3 below the title of a dialog. */
  readonly level: 2 | 3;
}

/** The delivery choices of a line: home, pickup, ship to store or collection point. */
export function DeliveryChoice({ line, places, forms, isFinding, stays, level }: DeliveryChoiceProps) {
  const t = useTranslator();
  const { favourite, place } = places;
  const isNear = ({ id }: PlaceView) => places.isPlaced || id === favourite || id === line.delivery?.storeId;
  const stores = places.stores?.filter(isNear);
  const points = places.points?.filter(isNear);
  const choose = { line, Form: forms.choose, stays };
  const action = deliveryPath(t.site.locale, line.id);
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Heading level={level} size="md">
          {t('cart.deliveryHome')}
        </Heading>
        <ChooseForm {...choose} way="home" label={t('cart.deliveryToHome')} />
      </Stack>
      <Stack gap={3}>
        <Heading level={level} size="md">
          {t('cart.deliveryStore')}
        </Heading>
        <Text tone="muted">{t('stores.pickupText')}</Text>
        <PlaceSearch Form={forms.find} action={action} place={place} isPending={isFinding}>
          {stays && <input type="hidden" name="then" value="stay" />}
        </PlaceSearch>
        {stores === undefined && <Notice tone="warning">{t('stores.unread')}</Notice>}
        {!places.isPlaced && <Text>{t('stores.placeFirst')}</Text>}
        {places.isPlaced && stores?.length === 0 && <Text tone="muted">{t('stores.none')}</Text>}
        {stores !== undefined && stores.length > 0 && (
          <PlaceList label={t('stores.list')} places={stores} favourite={favourite}>
            {(store) => <StoreForms {...choose} store={store} />}
          </PlaceList>
        )}
      </Stack>
      {points !== undefined && points.length > 0 && (
        <Stack gap={3}>
          <Heading level={level} size="md">
            {t('stores.points')}
          </Heading>
          <Text tone="muted">{t('stores.pointsText')}</Text>
          <PlaceList label={t('stores.points')} places={points}>
            {(point) => (
              <ChooseForm
                {...choose}
                way="pudo"
                place={point}
                label={t('stores.sendHere')}
                name={t('stores.sendTo', { name: point.name })}
              />
            )}
          </PlaceList>
        </Stack>
      )}
    </Stack>
  );
}

type ChooseProps = Pick<DeliveryChoiceProps, 'line' | 'stays'> & { readonly Form: ComponentType<FormProps> };

/** Pickup where the store has enough, ship to store where it has not. */
function StoreForms({ store, ...rest }: ChooseProps & { readonly store: PlaceView }) {
  const t = useTranslator();
  const { name } = store;
  const hasEnough = (store.inventory ?? 0) >= rest.line.qty;
  return (
    <>
      {hasEnough && (
        <ChooseForm
          {...rest}
          way="pickup"
          place={store}
          label={t('stores.pickUp')}
          name={t('stores.pickUpAt', { name })}
        />
      )}
      <ChooseForm
        {...rest}
        way="sts"
        isSecond={hasEnough}
        place={store}
        label={t('stores.sendHere')}
        name={t('stores.sendTo', { name })}
      />
    </>
  );
}

function ChooseForm({
  line,
  stays,
  Form,
  way,
  place,
  label,
  name,
  isSecond = false,
}: ChooseProps & {
  readonly way: ChosenWay;
  /** The less common of two choices. */
  readonly isSecond?: boolean;
  readonly place?: PlaceView;
  readonly label: string;
  /** Accessible name, where other buttons have the same text. */
  readonly name?: string;
}) {
  const t = useTranslator();
  const isChosen = line.delivery?.way === way && (way === 'home' || line.delivery.storeId === place?.id);
  if (isChosen)
    return (
      <p>
        <Badge tone="success">{t('stores.chosen')}</Badge>
      </p>
    );
  return (
    <Form method="post" action={deliveryPath(t.site.locale, line.id)}>
      <input type="hidden" name="intent" value="delivery" />
      <input type="hidden" name="itemId" value={line.id} />
      <input type="hidden" name="name" value={line.name} />
      <input type="hidden" name="way" value={way} />
      {place !== undefined && <input type="hidden" name="storeId" value={place.id} />}
      {stays && <input type="hidden" name="then" value="stay" />}
      <Button type="submit" variant={isSecond ? 'quiet' : 'secondary'} size="sm" aria-label={name}>
        {label}
      </Button>
    </Form>
  );
}
