import { Button, Notice, Stack, Text } from '@haberdash/ui';
import type { ComponentType } from 'react';
import type { FormProps } from 'react-router';
import { PlaceList, PlaceSearch, type PlaceView } from '../../stores/index.ts';
import { ResponseModeField } from '../../../../shared/forms/ResponseModeField.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { readPickupPage } from '../server/pickup-page.server.ts';

export interface PickupChoiceProps {
  readonly page: Awaited<ReturnType<typeof readPickupPage>>;
  readonly Find: ComponentType<FormProps>;
  readonly action: string;
  readonly isFinding: boolean;
  /** Adds to the cart on the page; without it the form leads to the cart page. */
  readonly onChoose?: ((form: HTMLFormElement) => void) | undefined;
}

/** Stores with their stock of a variant: pickup where it is in stock, ship to store elsewhere. */
export function PickupChoice({ page, Find, action, isFinding, onChoose }: PickupChoiceProps) {
  const t = useTranslator();
  const { back, places, productId } = page;
  const { stores, favourite, place } = places;
  return (
    <Stack gap={4}>
      <Text tone="muted">
        {t('stores.pickupText')} {t('stores.pickupKept')}
      </Text>
      <PlaceSearch Form={Find} action={action} place={place} isPending={isFinding}>
        {onChoose !== undefined && <input type="hidden" name="then" value="stay" />}
      </PlaceSearch>
      {stores === undefined && <Notice tone="warning">{t('stores.unread')}</Notice>}
      {stores?.length === 0 && <Text tone="muted">{t('stores.none')}</Text>}
      {stores !== undefined && stores.length > 0 && (
        <PlaceList label={t('stores.list')} places={stores} favourite={favourite}>
          {(store) => <AddForm store={store} productId={productId} back={back} onChoose={onChoose} />}
        </PlaceList>
      )}
    </Stack>
  );
}

function AddForm({
  store: { id, inventory = 0, name },
  productId,
  back,
  onChoose,
}: Pick<PickupChoiceProps, 'onChoose'> & {
  readonly store: PlaceView;
  readonly productId: string;
  readonly back: string | undefined;
}) {
  const t = useTranslator();
  const isThere = inventory > 0;
  return (
    <form
      method="post"
      action={`/${t.site.locale}/cart`}
      onSubmit={(event) => {
        if (onChoose === undefined) return;
        event.preventDefault();
        onChoose(event.currentTarget);
      }}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="way" value={isThere ? 'pickup' : 'sts'} />
      <input type="hidden" name="storeId" value={id} />
      <input type="hidden" name="storeName" value={name} />
      {back !== undefined && <input type="hidden" name="from" value={back} />}
      {onChoose !== undefined && <ResponseModeField />}
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        aria-label={t(isThere ? 'stores.pickUpAt' : 'stores.sendTo', { name })}
      >
        {t(isThere ? 'stores.pickUp' : 'stores.sendHere')}
      </Button>
    </form>
  );
}
