import { Button } from '@haberdash/ui';
import { useState } from 'react';
import { useEnhanced } from '../../../shared/forms/use-enhanced.ts';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { useAnnounce } from '../../../shared/state/announcements.ts';

/**
 * Hands the link to the device's own sheet of ways to send it, or copies it where there is none. Without a script, and
 * where the browser refuses, the link stands in its field to be copied by hand.
 */
export function ShareLinkButton({ url }: { readonly url: string }) {
  const t = useTranslator();
  const announce = useAnnounce();
  const [isCopied, setIsCopied] = useState(false);
  if (!useEnhanced()) return null;
  const hasSheet = typeof navigator.share === 'function';
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setIsCopied(true);
    announce(t('favourites.linkCopied'));
  };
  const send = () => {
    // A sheet that is closed again, and a clipboard that is not allowed, are answers, too.
    (hasSheet ? navigator.share({ url }) : copy()).catch(() => undefined);
  };
  return (
    <Button type="button" variant="secondary" size="sm" onClick={send}>
      {isCopied ? t('favourites.linkCopied') : t(hasSheet ? 'favourites.sendLink' : 'favourites.copyLink')}
    </Button>
  );
}
