import { Dialog, Skeleton, Stack } from '@haberdash/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { ErrorNotice } from '../../../../shared/form-errors/ErrorNotice.tsx';
import { useAnnounce } from '../../../../shared/state/announcements.ts';
import { TAKE_OFF } from '../model/fetcher-keys.ts';
import { deliveryPath } from '../model/line-delivery.ts';
import type { readDeliveryPage } from '../server/delivery-page.server.ts';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import { StoreChange } from './StoreChange.tsx';
import { useCartFetcher } from './use-cart-fetcher.ts';

export interface DeliveryDialogProps {
  readonly lineId: string;
  readonly onClose: () => void;
}

export function DeliveryDialog({ lineId, onClose }: DeliveryDialogProps) {
  const t = useTranslator();
  const announce = useAnnounce();
  const path = deliveryPath(t.site.locale, lineId);
  const { data: page, load } = useFetcher<typeof readDeliveryPage>({ key: `delivery-of-${lineId}` });
  const find = useFetcher({ key: 'find-stores' });
  const choose = useCartFetcher(`delivery-${lineId}`);
  const stores = useCartFetcher(TAKE_OFF);
  const result = choose.state === 'idle' ? choose.data : undefined;
  const change = result?.ok === true ? result.storeChange : undefined;
  const closeDialog = useEffectEvent(onClose);
  const isAsking = useRef(false);
  useEffect(() => {
    // The page below shows the result.
    if (isAsking.current && stores.state === 'idle') closeDialog();
    isAsking.current = stores.state !== 'idle';
  }, [stores.state]);
  useEffect(() => void load(path), [load, path]);
  useEffect(() => {
    if (result?.ok !== true) return;
    announce(result.text ?? '');
    if (result.storeChange === undefined) onClose();
    // Once per response, even if `onClose` changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [result]);
  return (
    <Dialog
      open
      onClose={onClose}
      variant="end"
      title={t('cart.deliveryTitle')}
      closeLabel={t('common.close')}
    >
      <Stack gap={4}>
        {result?.ok === false && <ErrorNotice formError={result.formError} />}
        {change !== undefined ? (
          <StoreChange change={change} fetcher={stores} takesFocus />
        ) : page?.line === undefined ? (
          <Skeleton />
        ) : (
          <DeliveryChoice
            line={page.line}
            places={page.places}
            forms={{ find: find.Form, choose: choose.Form }}
            isFinding={find.state !== 'idle'}
            stays
            level={3}
          />
        )}
      </Stack>
    </Dialog>
  );
}
