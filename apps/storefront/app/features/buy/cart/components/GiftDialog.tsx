import { Dialog } from '@haberdash/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useAnnounce } from '../../../../shared/state/announcements.ts';
import type { LineView } from '../model/line-view.ts';
import { GiftForm } from './GiftForm.tsx';
import { useCartFetcher } from './use-cart-fetcher.ts';

interface GiftDialogProps {
  readonly line: LineView;
  readonly onClose: () => void;
}

export function GiftDialog({ line, onClose }: GiftDialogProps) {
  const t = useTranslator();
  const announce = useAnnounce();
  const fetcher = useCartFetcher(`gift-${line.id}`);
  const { data, state } = fetcher;
  // The result of an earlier dialog is not this one's.
  const [earlier] = useState(data);
  const result = state === 'idle' && data !== earlier ? data : undefined;
  const onSaved = useEffectEvent((text: string) => {
    announce(text);
    onClose();
  });
  useEffect(() => {
    if (result?.ok === true) onSaved(result.text ?? '');
  }, [result]);
  return (
    <Dialog open onClose={onClose} title={t('cart.giftTitle')} closeLabel={t('common.close')}>
      <fetcher.Form method="post" action={`/${t.site.locale}/cart`}>
        <GiftForm
          line={line}
          formError={result?.ok === false ? result.formError : undefined}
          isPending={state !== 'idle'}
        />
      </fetcher.Form>
    </Dialog>
  );
}
