import { Dialog, Skeleton } from '@haberdash/ui';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { pickupPath } from '../model/pickup-path.ts';
import type { readPickupPage } from '../server/pickup-page.server.ts';
import { PickupChoice } from './PickupChoice.tsx';

export interface PickupDialogProps {
  readonly productId: string;
  readonly onClose: () => void;
  readonly onChoose: (form: HTMLFormElement) => void;
}

/** Stores for the chosen size, over the product page. */
export function PickupDialog({ productId, onClose, onChoose }: PickupDialogProps) {
  const t = useTranslator();
  const path = pickupPath(t.site.locale, productId);
  const { data: page, load } = useFetcher<typeof readPickupPage>({ key: `pickup-of-${productId}` });
  const find = useFetcher({ key: 'find-stores' });
  useEffect(() => void load(path), [load, path]);
  return (
    <Dialog
      open
      onClose={onClose}
      variant="end"
      title={t('stores.pickupTitle')}
      closeLabel={t('common.close')}
    >
      {page === undefined ? (
        <Skeleton />
      ) : (
        <PickupChoice
          page={page}
          Find={find.Form}
          action={path}
          isFinding={find.state !== 'idle'}
          onChoose={onChoose}
        />
      )}
    </Dialog>
  );
}
